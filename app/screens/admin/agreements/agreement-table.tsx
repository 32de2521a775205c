import type { AgreementState } from "#domain/periodic/agreement.ts";
import type { AgreementRow } from "#domain/periodic/admin-answers.ts";
import type { BadgeTone } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export function AgreementTable({ rows }: { rows: readonly AgreementRow[] }) {
  const { text, format } = useText();
  return (
    <Table
      label={text("agreements.title")}
      columns={[
        text("agreements.number"),
        text("agreements.donor"),
        { number: text("agreements.yearly") },
        text("agreements.years"),
        text("agreements.state"),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="whitespace-nowrap">
              <Link href={`/admin/agreements/${row.id}`} className="text-link">
                {row.transactionNumber}
              </Link>
            </td>
            <td>
              {row.donorName === null ? (
                <span className="text-ink-soft">{text("agreements.nobody")}</span>
              ) : (
                <bdi data-any-language>{row.donorName}</bdi>
              )}
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(row.yearlyCents)}</bdi>
            </td>
            <td>
              <Years {...row} />
            </td>
            <td>
              <StateBadge state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function Years({ firstYear, termYears }: Pick<AgreementRow, "firstYear" | "termYears">) {
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
