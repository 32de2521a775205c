import { useText } from "../../../i18n/text.tsx";

const sentences = ["my-papers.gift.rule.1", "my-papers.gift.rule.2", "my-papers.gift.rule.3"] as const;

/** The rule by which it was computed, published with every answer. */
export function GiftRule() {
  const { text } = useText();
  return (
    <section aria-labelledby="rule" className="border-t border-line pt-6">
      <h2 id="rule" className="text-xl">
        {text("my-papers.gift.rule")}
      </h2>
      {sentences.map((id) => (
        <p key={id} className="mt-2 max-w-prose text-ink-soft">
          {text(id)}
        </p>
      ))}
    </section>
  );
}
