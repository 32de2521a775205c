import { useSearch } from "wouter";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { payoutsList } from "#domain/payouts/payouts-list.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { addressOf } from "../../../components/back-office/list-address.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import type { Answer } from "../../../data/api-key.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { BooksPage } from "./books-page.tsx";
import { AtBank, PayoutState, ProviderName } from "./payout-cells.tsx";
import { payoutKey, readPartsView } from "./payouts-view.ts";

type PayoutDetail = Answer<"GET", "/api/admin/books/payouts/:provider/:id">;
type Part = PayoutDetail["parts"][number];

/** One payout, down to the gifts that it is made of. */
export default function PayoutScreen({ params }: ScreenProps) {
  const { text } = useText();
  const { data, error } = useApi(payoutKey(params, readPartsView(useSearch())), freshForMs);
  return (
    <BooksPage tab="reconciliation">
      <Link href={payoutsList.page} className="text-link">
        {text("payouts.back")}
      </Link>
      <ListOutcome count={data && 1} error={error} none={text("payouts.none")}>
        {data && <Detail detail={data} />}
      </ListOutcome>
    </BooksPage>
  );
}

function Detail({ detail: { payout, parts, next } }: { detail: PayoutDetail }) {
  const { text, format } = useText();
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <div className="grid gap-2">
        <h2 className="heading-3 wrap-anywhere">{text("payouts.one", { id: payout.id })}</h2>
        <p>
          <ProviderName row={payout} />, <bdi>{format.moneyExact(payout.cents)}</bdi>,{" "}
          <time dateTime={payout.madeAt}>{format.date(payout.madeAt)}</time>
        </p>
        <div>
          <PayoutState row={payout} />
        </div>
        <p>
          {text("payouts.bank")}: <AtBank row={payout} />
        </p>
      </div>
      {parts.length === 0 && !payout.problem ? (
        <p className="text-ink-soft">{text("payouts.parts.none")}</p>
      ) : (
        <Parts parts={parts} />
      )}
      {next !== null && (
        <Link
          href={`${payoutsList.open?.(payout)}${addressOf({ after: String(next) })}`}
          className="text-link"
        >
          {text("payouts.next")}
        </Link>
      )}
    </div>
  );
}

function Parts({ parts }: Pick<PayoutDetail, "parts">) {
  const { text, format } = useText();
  const money = (head: string, cents: (part: Part) => Cents) => ({
    head,
    number: true,
    className: "whitespace-nowrap",
    cell: (part: Part) => <bdi>{format.moneyExact(cents(part))}</bdi>,
  });
  return (
    <DataTable
      label={text("payouts.parts")}
      rows={parts}
      rowKey={({ number }) => number}
      columns={[
        {
          head: text("payouts.part.on"),
          className: "whitespace-nowrap",
          cell: ({ on }) => <time dateTime={on}>{format.date(on)}</time>,
        },
        { head: text("payouts.part"), heading: true, cell: ({ kind }) => text(`payouts.kind.${kind}`) },
        { head: text("payouts.part.of"), cell: (part) => <Of part={part} /> },
        money(text("payouts.amount"), ({ cents }) => cents),
        money(text("payouts.part.fee"), ({ feeCents }) => feeCents),
        money(text("payouts.part.net"), ({ cents, feeCents }) => minus(cents, feeCents)),
      ]}
    />
  );
}

function Of({ part: { donation, name, isUnknown } }: { part: Part }) {
  const { text } = useText();
  if (donation)
    return (
      <Link href={`/admin/donations/${encodeURIComponent(donation.id)}`} className="text-link">
        <bdi dir="ltr">{donation.reference}</bdi>
      </Link>
    );
  return (
    <>
      <bdi dir="ltr" className="wrap-anywhere">
        {name}
      </bdi>
      {isUnknown && <span className="mt-1 block text-sm text-bad">{text("payouts.part.unknown")}</span>}
    </>
  );
}
