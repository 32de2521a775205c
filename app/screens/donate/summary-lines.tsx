import type { ReactNode } from "react";
import { paysByTransfer, type FormFields } from "#domain/giving/start/form-fields.ts";
import { asCents } from "#domain/money/cents.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { useCharge } from "./use-charge.ts";
import { usePurpose } from "./use-purpose.ts";

/** The last line is the total charged, next to the button. */
export function SummaryLines({ fields }: { fields: FormFields }) {
  const { text, format } = useText();
  const { statutoryName } = useSite();
  const { gift, charged } = useCharge(fields);
  const byTransfer = paysByTransfer(fields);
  const when = fields.frequency === "MONTHLY" ? "monthly" : "once";
  const { tribute } = fields;
  return (
    <dl className="grid gap-1">
      <Line name={text("donate.summary.gift")}>
        <bdi>{format.moneyExact(gift)}</bdi>
      </Line>
      <Line name={text("donate.summary.fees")}>
        <bdi>{format.moneyExact(asCents(charged - gift))}</bdi>
      </Line>
      <Line name={text("donate.summary.for")}>{usePurpose(fields)}</Line>
      {(tribute === "honor" || tribute === "memory") && (
        <Line name={text(`donate.tribute.${tribute}`)}>
          <bdi>{fields.honoree || "–"}</bdi>
        </Line>
      )}
      <Line name={text("donate.summary.to")}>{statutoryName}</Line>
      <Line name={text("donate.summary.when")}>
        {text(`${byTransfer ? "donate" : "donate.summary"}.${when}`)}
      </Line>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-2">
        <dt className="font-medium">{text(byTransfer ? "donate.amount" : "donate.summary.charged")}</dt>
        <dd className="text-2xl font-semibold" aria-live="polite">
          <bdi>{format.moneyExact(charged)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
