import type { BookEntry } from "#domain/ledger/by-hand/answers.ts";
import { noCents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { useMayBook } from "../../../data/site.ts";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** Who entered it, the other party, the document and the gift. */
export function EntryPapers({ entry: { number, byHand, donation, description } }: { entry: BookEntry }) {
  const { text, format } = useText();
  const mayBook = useMayBook();
  if (!byHand)
    return (
      <p className="text-ink-soft">
        {text("entries.entry.byProgram")}{" "}
        {donation && mayBook && (
          <Link href={`/admin/donations/${encodeURIComponent(donation.id)}`} className="text-link">
            {text("entries.entry.gift", { reference: donation.reference })}
          </Link>
        )}
      </p>
    );
  return (
    <section className="grid gap-2">
      <Facts layout="row">
        <Fact label={text("entries.field.party")}>{written(byHand.party)}</Fact>
        <Fact label={text("entries.field.iban")}>{written(byHand.iban)}</Fact>
        <Fact label={text("entries.field.reference")}>{written(byHand.reference)}</Fact>
        <Fact label={text("entries.field.dueOn")}>{byHand.dueOn && format.date(byHand.dueOn)}</Fact>
      </Facts>
      {byHand.openCents !== null && byHand.hasPayments && (
        <p>
          {byHand.openCents === noCents ? (
            <Badge tone="good">{text("entries.entry.paid")}</Badge>
          ) : (
            <Badge tone="info">
              {text("entries.entry.partPaid", { amount: format.moneyExact(absoluteOf(byHand.openCents)) })}
            </Badge>
          )}
        </p>
      )}
      {byHand.releaseOn && <p>{text("entries.entry.released", { date: format.date(byHand.releaseOn) })}</p>}
      <p data-any-language>
        {text("entries.entry.enteredBy", {
          name: byHand.enteredBy ?? text("entries.entry.somebody"),
          date: format.date(byHand.enteredAt),
        })}
      </p>
      <p>
        {text("documents.document")}:{" "}
        <Link
          href={`/api/admin/books/entries/${number}/document`}
          download
          className="text-link"
          aria-label={text("documents.downloadOf", { description })}
        >
          {text("documents.download")}
        </Link>
      </p>
    </section>
  );
}
