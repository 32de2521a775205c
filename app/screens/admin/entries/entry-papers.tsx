import type { BookEntry } from "#domain/ledger/by-hand/answers.ts";
import { noCents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** Who entered it, with whom it is, its document; and the gift it belongs to. */
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
  const facts = [
    { label: text("entries.field.party"), value: byHand.party },
    { label: text("entries.field.iban"), value: byHand.iban },
    { label: text("entries.field.reference"), value: byHand.reference },
    { label: text("entries.field.dueOn"), value: byHand.dueOn && format.date(byHand.dueOn) },
  ].filter(({ value }) => value);
  return (
    <section className="grid gap-2">
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd data-any-language>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
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
