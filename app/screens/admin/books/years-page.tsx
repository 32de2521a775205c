import type { BookYear } from "#domain/book-years/book-year.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { useUser, useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "./books-page.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { FileLinks } from "./file-links.tsx";
import { Reopening } from "./reopening.tsx";
import { yearsKey, checklistKey } from "./view.ts";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Link } from "../../../routing/link.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Section } from "../../../components/ui/section.tsx";

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

/** Checks before closing a year, each with a link to the page that solves it. */
function YearChecklist({ year }: { year: number }) {
  const { text } = useText();
  const mayBook = useMayBook();
  const { data } = useApi(checklistKey(year), freshForMs);
  if (!data) return <Skeleton className="h-32" />;
  return (
    <ul className="grid gap-1">
      {data.map(({ item, open, href }) => (
        <li key={item} className="flex flex-wrap items-center gap-x-3">
          {mayBook ? (
            <Link href={href} className="text-link inline-flex min-h-11 items-center">
              {text(`books.check.${item}`)}
            </Link>
          ) : (
            text(`books.check.${item}`)
          )}
          <Badge tone={open === 0 ? "good" : "warn"}>
            {open === 0 ? text("books.check.done") : text("books.check.open", { count: open })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Gifts are sealed every night. Staff can seal now, administrators can rotate the signing key. */
function SealActions() {
  const { text } = useText();
  const sealing = useMutation([], text("books.seals.done"));
  const changing = useMutation([], text("books.seals.key.done"));
  const pending = sealing.pending || changing.pending;
  const isAdmin = useUser()?.role === "ADMIN";
  const mayBook = useMayBook();
  return (
    <Section id="seals" title={text("books.seals")} className="grid gap-3 border-t border-line pt-4">
      <p className="max-w-prose text-ink-soft">{text("books.seals.about")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {mayBook && (
          <Button disabled={pending} onClick={() => void sealing.mutate("POST", "/api/admin/books/seals")}>
            {text("books.seals.now")}
          </Button>
        )}
        {isAdmin && (
          <Button
            variant="quiet"
            disabled={pending}
            onClick={() => void changing.mutate("POST", "/api/admin/settings/signing-keys")}
          >
            {text("books.seals.key")}
          </Button>
        )}
        <Link href="/transparency/log" className="text-link">
          {text("books.seals.log")}
        </Link>
      </div>
    </Section>
  );
}
