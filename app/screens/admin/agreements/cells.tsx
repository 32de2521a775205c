import type { AgreementState } from "#domain/periodic/agreement.ts";
import type { agreementsList } from "#domain/periodic/agreements-list.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import type { BadgeTone } from "../../../components/ui/badge.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = CellProps<typeof agreementsList>;

export function Donor({ row }: Props) {
  const { text } = useText();
  if (row.donorName === null) return <span className="text-ink-soft">{text("agreements.nobody")}</span>;
  return <bdi data-any-language>{row.donorName}</bdi>;
}

export const YearsCell = ({ row }: Props) => <Years {...row} />;
export const State = ({ row }: Props) => <StateBadge state={row.state} />;

export function Years({ firstYear, termYears }: { firstYear: number; termYears: number | null }) {
  const { text } = useText();
  if (termYears === null) return text("agreements.from", { year: String(firstYear) });
  return (
    <bdi dir="ltr">
      {firstYear}–{firstYear + termYears - 1}
    </bdi>
  );
}

export function StateBadge({ state }: { state: AgreementState }) {
  return <ValueBadge value={state} says={`agreements.state.${state}`} tones={tones} />;
}

const tones: Record<AgreementState, BadgeTone> = {
  AWAITING_SIGNATURE: "warn",
  ACTIVE: "good",
  ENDED: "neutral",
  WITHDRAWN: "neutral",
};
