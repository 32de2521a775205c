import { Check } from "#app/components/ui/icons.tsx";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const sizes: ButtonSize[] = ["small", "medium", "large"];

export default function ButtonsSection() {
  const { text } = useText();
  return (
    <Section id="buttons">
      {variants.map((variant) => (
        <Sample
          key={variant}
          title={text(`styleguide-parts.buttons.${variant}`)}
          className="flex flex-wrap items-center gap-3"
        >
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {text(`styleguide-parts.buttons.${size}`)}
            </Button>
          ))}
          <Button variant={variant}>
            <Check aria-hidden="true" />
            {text("styleguide-parts.buttons.icon")}
          </Button>
          <ButtonLink variant={variant} href="#buttons">
            {text("styleguide-parts.buttons.link")}
          </ButtonLink>
          <Button variant={variant} pending>
            {text("styleguide-parts.buttons.save")}
          </Button>
          <Button variant={variant} pending pendingLabel={text("styleguide-parts.buttons.saving")}>
            {text("styleguide-parts.buttons.save")}
          </Button>
          <Button variant={variant} disabled>
            {text("styleguide-parts.state.disabled")}
          </Button>
        </Sample>
      ))}
    </Section>
  );
}
