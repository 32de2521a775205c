import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Band } from "../../components/ui/band.tsx";

export function CallToAction() {
  const { text } = useText();
  return (
    <Band
      id="questions"
      title={text("transparency.call.title")}
      className="surface-action print:hidden"
      inner="page-width py-14 sm:py-16"
    >
      <p className="mt-3 max-w-prose text-lg">{text("transparency.call.text")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink as={Link} href="/contact?topic=general" variant="secondary" size="large">
          {text("transparency.call.contact")}
        </ButtonLink>
        <ButtonLink as={Link} href="/contact?topic=call" variant="secondary" size="large">
          {text("transparency.call.schedule")}
        </ButtonLink>
      </div>
    </Band>
  );
}
