import { noCents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import type { PayoutRow } from "#domain/payouts/answers.ts";
import { providerFacts } from "#domain/money/providers.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { addressOf } from "../../../components/back-office/list-address.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { payoutAddress, payoutsKey } from "./payouts-view.ts";

const own = "/admin/books/reconciliation";

/** What providers sent, and whether it arrived. What is not in the books comes first. */
export function PayoutList({ before }: { before: string | null }) {
  const { text } = useText();
  const { data, error } = useApi(payoutsKey(before), freshForMs);
  return (
    <section className="grid gap-4 [&>*]:min-w-0">
      <h2 className="heading-3">{text("payouts.title")}</h2>
      <ListOutcome count={data?.rows.length} error={error} none={text("payouts.none")}>
        <Table
          label={text("payouts.title")}
          columns={[
            text("payouts.made"),
            text("payouts.provider"),
            { number: text("payouts.amount") },
            text("payouts.state"),
            text("payouts.bank"),
          ]}
        >
          <tbody>
            {data?.rows.map((payout) => (
              <Row key={`${payout.provider} ${payout.id}`} payout={payout} />
            ))}
          </tbody>
        </Table>
      </ListOutcome>
      {data && (before || data.older) && (
        <OlderAndNewest
          label={text("payouts.pages")}
          newest={before ? { href: own, label: text("payouts.newest") } : null}
          older={
            data.older
              ? { href: `${own}${addressOf({ before: data.older })}`, label: text("payouts.older") }
              : null
          }
        />
      )}
    </section>
  );
}

function Row({ payout }: { payout: PayoutRow }) {
  const { format } = useText();
  return (
    <tr>
      <td>
        <Link href={payoutAddress(payout)} data-row-link className="text-link whitespace-nowrap">
          {format.date(payout.madeOn)}
        </Link>
      </td>
      <td>
        <bdi dir="ltr">{providerFacts[payout.provider].name}</bdi>
      </td>
      <td className="number whitespace-nowrap">
        <bdi>{format.moneyExact(payout.cents)}</bdi>
      </td>
      <td>
        <PayoutStanding payout={payout} />
      </td>
      <td>
        <AtBank payout={payout} />
      </td>
    </tr>
  );
}

const tones = { ON_ITS_WAY: "outline", PAID: "good", FAILED: "bad" } as const;

/** Status, and what needs attention. */
export function PayoutStanding({ payout: { state, problem, unknownCount } }: { payout: PayoutRow }) {
  const { text, format } = useText();
  const amount = format.moneyExact(absoluteOf(problem?.differenceCents ?? noCents));
  return (
    <>
      <Badge tone={tones[state]}>{text(`payouts.state.${state}`)}</Badge>
      {problem && (
        <span className="mt-1 block text-sm">{text(`payouts.problem.${problem.reason}`, { amount })}</span>
      )}
      {unknownCount > 0 && (
        <span className="mt-1 block text-sm text-bad">
          {text("payouts.unknown", { count: unknownCount })}
        </span>
      )}
    </>
  );
}

export function AtBank({ payout: { onBank, arrivesOn, state } }: { payout: PayoutRow }) {
  const { text, format } = useText();
  if (onBank) return <time dateTime={onBank}>{format.date(onBank)}</time>;
  if (state === "FAILED") return null;
  return <span className="text-ink-soft">{text("payouts.expected", { date: format.date(arrivesOn) })}</span>;
}
