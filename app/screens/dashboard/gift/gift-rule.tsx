import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

const sentences = ["my-papers.gift.rule.1", "my-papers.gift.rule.2", "my-papers.gift.rule.3"] as const;

/** The rule by which it was computed, published with every answer. */
export function GiftRule() {
  const { text } = useText();
  return (
    <Section id="rule" title={text("my-papers.gift.rule")} className="border-t border-line pt-6">
      {sentences.map((id) => (
        <p key={id} className="mt-2 max-w-prose text-ink-soft">
          {text(id)}
        </p>
      ))}
    </Section>
  );
}
