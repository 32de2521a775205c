import { useText } from "../../../i18n/text.tsx";
import { Name, Sample, Section } from "../section.tsx";
import { TypeSpecimens } from "../type-specimens.tsx";

const sizes = [
  "text-display",
  "text-4xl",
  "text-3xl",
  "text-2xl",
  "text-xl",
  "text-lg",
  "text-base",
  "text-sm",
  "text-xs",
];
const weights = ["font-normal", "font-medium", "font-semibold", "font-bold"];

export default function TypeSection() {
  const { text } = useText();
  return (
    <Section id="type">
      <Sample title={text("styleguide-parts.type.languages")}>
        <TypeSpecimens />
      </Sample>
      <Sample title={text("styleguide-parts.type.sizes")} className="grid gap-4">
        {sizes.map((size) => (
          <TypeLine key={size} look={size} />
        ))}
      </Sample>
      <Sample title={text("styleguide-parts.type.weights")} className="grid gap-2">
        {weights.map((weight) => (
          <TypeLine key={weight} look={weight} />
        ))}
      </Sample>
    </Section>
  );
}

function TypeLine({ look }: { look: string }) {
  const { text } = useText();
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Name>{look}</Name>
      <p className={look}>{text("styleguide-parts.type.sample")}</p>
    </div>
  );
}
