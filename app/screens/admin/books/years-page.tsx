import type { BookYear } from "#domain/book-years/book-year.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "./books-page.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { FileLinks } from "./file-links.tsx";
import { Reopening } from "./reopening.tsx";
import { SealActions } from "./seal-actions.tsx";
import { YearChecklist } from "./year-checklist.tsx";
import { yearsKey } from "./view.ts";

export default function BookYearsScreen() {
  const { text } = useText();
  const { data, error } = useApi(yearsKey, freshForMs);
  const lastClosed = data?.find(({ isClosed, events }) => isClosed && events.length > 0)?.year;
  return (
    <BooksPage tab="years">
      <p className="max-w-prose text-ink-soft">{text("books.years.about")}</p>
      <ListOutcome count={data?.length} error={error} none={text("books.none")}>
        <ol className="grid gap-8">
          {data?.map((year) => (
            <Year key={year.year} year={year} isLastClosed={year.year === lastClosed} />
          ))}
        </ol>
      </ListOutcome>
      <SealActions />
    </BooksPage>
  );
}

function Year({ year, isLastClosed }: { year: BookYear; isLastClosed: boolean }) {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const state = year.isClosed ? "closed" : year.isOver ? "open" : "running";
  const canClose = year.isOver && !year.isClosed;
  return (
    <li className="grid gap-3 border-t border-line pt-4 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">
          <bdi>{year.year}</bdi>
        </h2>
        <Badge tone={state === "closed" ? "good" : "outline"}>{text(`books.years.${state}`)}</Badge>
      </div>
      <History year={year} />
      {canClose && <YearChecklist year={year.year} />}
      {canClose && isAdmin && <CloseDialog year={year.year} />}
      {isLastClosed && isAdmin && <Reopening year={year} />}
      <FileLinks
        file="trial-balance"
        name={text("books.tab.trial")}
        search={`?year=${year.year}`}
        auditYear={year.year}
      />
    </li>
  );
}

function History({ year: { events } }: { year: BookYear }) {
  const { text, format } = useText();
  if (events.length === 0) return null;
  return (
    <ul aria-label={text("books.years.history")} className="grid gap-2">
      {events.map(({ kind, at, by, adoptedOn, adoptedBy, remark }, place) => (
        <li key={place} data-any-language>
          {kind === "closed"
            ? text("books.event.closed", { date: format.date(adoptedOn ?? at), names: adoptedBy ?? "" })
            : text(`books.event.${kind}`)}{" "}
          {remark !== null && <bdi>{remark}</bdi>}
          <span className="block text-sm text-ink-soft">
            {by === null ? format.date(at) : text("books.event.by", { name: by, date: format.date(at) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
