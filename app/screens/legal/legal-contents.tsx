import type { LegalTextAnswer } from "#domain/content/kinds/legal-text/public.ts";
import { useText } from "../../i18n/text.tsx";

/** Stays in sight beside a long text; on paper the headings are enough. */
export function LegalContents({ sections }: Pick<LegalTextAnswer, "sections">) {
  const { text } = useText();
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <h2 id="contents" className="font-semibold">
        {text("legal.contents")}
      </h2>
      <ol className="mt-2">
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="flex gap-2">
            <span className="py-1.5 text-ink-soft tabular-nums">{index + 1}.</span>
            <a href={`#${id}`} className="text-link py-1.5">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
