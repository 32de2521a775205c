import { yearsPaid } from "#domain/giving/donation-filter.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import { useText } from "../../../i18n/text.tsx";

/** A statement of each year, in the donor's language and, for the tax office, in Dutch. */
export function Statements({ donations }: { donations: readonly ListedDonation[] }) {
  const { text, language } = useText();
  const years = yearsPaid(donations);
  return (
    <section id="statements" aria-labelledby="statements-title" className="scroll-mt-24">
      <h2 id="statements-title" className="text-2xl">
        {text("my-papers.statements.title")}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {text(years.length === 0 ? "my-papers.statements.none" : "my-papers.statements.text")}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {years.map((year) => (
          <li key={year} className="flex flex-wrap gap-x-8 py-1">
            <Statement
              year={year}
              language={language}
              label={text("my-papers.statements.own", { year: String(year) })}
            />
            {language !== "nl" && (
              <Statement
                year={year}
                language="nl"
                label={text("my-papers.statements.dutch", { year: String(year) })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statement({ year, language, label }: { year: number; language: string; label: string }) {
  return (
    <a
      href={`/api/my/statements/${year}.pdf?language=${language}`}
      download
      className="text-link inline-block py-3"
    >
      {label}
    </a>
  );
}
