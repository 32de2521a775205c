import type { ReactNode } from "react";
import { asCents } from "#domain/money/cents.ts";
import type { Amount, Origin } from "#domain/transparency/origin.ts";
import { classNames } from "../../components/ui/class-names.ts";
import { Division } from "../../components/ui/figure-text.tsx";
import { useText } from "../../i18n/text.tsx";

type Props = { of: string; origin: Origin; result?: string; className?: string };

/** Always open in print. */
export function OriginNote({ of, origin, result, className }: Props) {
  const { text, format } = useText();
  const { part, whole, period, source, note, audited } = origin;
  const shown = ({ value, unit }: Amount) =>
    unit === "cents" ? format.money(asCents(value)) : format.number(value);
  return (
    <details
      className={classNames("text-sm print:[&::details-content]:[content-visibility:visible]", className)}
    >
      <summary className="text-link w-fit py-1">
        {text("transparency.origin.open")} <span className="sr-only">({of})</span>
      </summary>
      <dl className="mt-2 grid gap-2 border-s-4 border-accent ps-4">
        {part && <Row label={text(`transparency.amount.${part.name}`)} value={shown(part)} />}
        {whole && <Row label={text(`transparency.amount.${whole.name}`)} value={shown(whole)} />}
        {part && whole && result !== undefined && (
          <Row label={text("transparency.origin.sum")}>
            <Division part={shown(part)} whole={shown(whole)} result={result} />
          </Row>
        )}
        {period && (
          <Row label={text("transparency.origin.period")}>
            {text("transparency.origin.between", {
              from: format.date(period.from ?? period.to),
              to: format.date(period.to),
            })}
          </Row>
        )}
        <Row label={text("transparency.origin.source")}>
          {text(`transparency.source.${source}`)}
          {note !== null && <span className="mt-1 block">{note}</span>}
        </Row>
        <Row label={text("transparency.origin.checked")}>
          {text(audited ? "transparency.origin.audited" : "transparency.origin.unaudited")}
        </Row>
      </dl>
    </details>
  );
}

function Row({ label, value, children }: { label: string; value?: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value === undefined ? children : <bdi className="font-medium">{value}</bdi>}</dd>
    </div>
  );
}
