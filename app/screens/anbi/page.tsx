import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { Cents } from "#domain/money/cents.ts";
import type { FormLine, PublishedForm } from "#domain/transparency/published-form.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { Table } from "../../components/ui/table.tsx";
import { useApi } from "../../data/use-api.tsx";
import { Link } from "../../routing/link.tsx";

/** For visitors from the tax office's ANBI register. */
export default function AnbiScreen() {
  const { text } = useText();
  return (
    <Page title={text("anbi.title")} description={text("anbi.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <h1 className="text-display">{text("anbi.title")}</h1>
      </div>
      <Form />
    </Page>
  );
}

function Form() {
  const { text } = useText();
  const { data, error } = useApi("/api/anbi-form");
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      {error && !data && <NotLoaded />}
      {data && !data.form && <p>{text("anbi.none")}</p>}
      {data?.form && <Published {...data.form} />}
    </div>
  );
}

function Published({ year, publishedOn, adoptedOn, lines }: PublishedForm) {
  const { text, format } = useText();
  const parts = [...Map.groupBy(lines, ({ part }) => part)];
  return (
    <>
      <div>
        <p className="max-w-prose text-xl">{text("anbi.lead", { year: String(year) })}</p>
        <p className="mt-2 text-ink-soft">{text("anbi.published", { date: format.date(publishedOn) })}</p>
        {adoptedOn !== null && (
          <p className="text-ink-soft">{text("anbi.adopted", { date: format.date(adoptedOn) })}</p>
        )}
        <ul className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          <li>
            <a href="/documents/anbi-form.pdf" download className="text-link inline-block py-2">
              {text("anbi.pdf")}
            </a>
          </li>
          <li>
            <a href="/api/anbi-form" className="text-link inline-block py-2">
              {text("anbi.json")}
            </a>
          </li>
          <li>
            <Link href="/open-data" className="text-link inline-block py-2">
              {text("anbi.openData")}
            </Link>
          </li>
        </ul>
      </div>
      {parts.map(([part, own]) => (
        <div key={part} className="min-w-0 border-t-4 border-ink pt-4">
          <h2 className="text-3xl">{part}</h2>
          {own.some(({ cents }) => cents !== null) ? (
            <Amounts part={part} lines={own} year={year} />
          ) : (
            <Texts lines={own} />
          )}
        </div>
      ))}
    </>
  );
}

function Texts({ lines }: { lines: readonly FormLine[] }) {
  return (
    <dl data-rows="anbi" className="mt-4">
      {lines.map(({ label, text }) => (
        <div key={label} className="grid gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-[14rem_1fr]">
          <dt className="font-medium">{label}</dt>
          <dd data-any-language className="max-w-prose whitespace-pre-line wrap-anywhere">
            <bdi>{text || "–"}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type AmountsProps = { part: string; lines: readonly FormLine[]; year: number };

function Amounts({ part, lines, year }: AmountsProps) {
  const { text } = useText();
  return (
    <Table
      label={part}
      rows={`accounts/${year} accounts/${year - 1}`}
      className="mt-4"
      columns={[text("anbi.field"), { number: String(year) }, { number: String(year - 1) }]}
    >
      <tbody>
        {lines.map(({ label, cents, beforeCents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Amount cents={cents} />
            <Amount cents={beforeCents} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Amount({ cents }: { cents: Cents | null }) {
  const { format } = useText();
  return (
    <td className="number whitespace-nowrap">{cents !== null && <bdi>{format.moneyExact(cents)}</bdi>}</td>
  );
}
