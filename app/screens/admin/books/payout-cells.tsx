import { providerFacts } from "#domain/money/providers.ts";
import { noCents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import type { PayoutRow } from "#domain/payouts/payouts-list.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { row: PayoutRow };

export const ProviderName = ({ row: { provider } }: Props) => (
  <bdi dir="ltr">{providerFacts[provider].name}</bdi>
);

const tones = { ON_ITS_WAY: "outline", PAID: "good", FAILED: "bad" } as const;

/** Status, and what needs attention. */
export function PayoutState({ row: { state, problem, differenceCents, unknownCount } }: Props) {
  const { text, format } = useText();
  const amount = format.moneyExact(absoluteOf(differenceCents ?? noCents));
  return (
    <>
      <Badge tone={tones[state]}>{text(`payouts.state.${state}`)}</Badge>
      {problem && (
        <span className="mt-1 block text-sm">{text(`payouts.problem.${problem}`, { amount })}</span>
      )}
      {unknownCount > 0 && (
        <span className="mt-1 block text-sm text-bad">
          {text("payouts.unknown", { count: unknownCount })}
        </span>
      )}
    </>
  );
}

export function AtBank({ row: { onBank, arrivesOn, state } }: Props) {
  const { text, format } = useText();
  if (onBank) return <time dateTime={onBank}>{format.date(onBank)}</time>;
  if (state === "FAILED") return null;
  return <span className="text-ink-soft">{text("payouts.expected", { date: format.date(arrivesOn) })}</span>;
}
