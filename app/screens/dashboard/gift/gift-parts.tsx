import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { BudgetTiles } from "../../../components/tiles/budget-tiles.tsx";
import { Download } from "../../../components/ui/icons.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";

export function GiftParts({ trail }: { trail: GiftTrail }) {
  const { text, format, language } = useText();
  const { donationId, receivedCents, assignedCents, waitingCents, receiptNumber } = trail;
  const spentCents = minus(assignedCents, waitingCents);
  const money = (cents: Cents) => format.moneyExact(cents);
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <p className="text-2xl font-semibold">
          {text("my-papers.gift.of", { amount: money(receivedCents) })}
        </p>
        <p className="text-ink-soft">
          {text("my-papers.gift.receivedOn", { date: format.date(trail.receivedOn) })} ·{" "}
          {text("my-papers.gift.reference", { reference: trail.reference })}
        </p>
        <p className="text-ink-soft">
          {text("my-papers.gift.number")}{" "}
          <code dir="ltr" className="break-all">
            {donationId}
          </code>
        </p>
        {trail.coveredFeeCents > 0 && (
          <p className="text-ink-soft">
            {text("my-papers.gift.covered", { amount: money(trail.coveredFeeCents) })}
          </p>
        )}
        <Assigned trail={trail} />
      </div>
      {assignedCents > 0 && (
        <BudgetTiles
          spentCents={spentCents}
          budgetCents={assignedCents}
          description={text("my-papers.gift.tiles", {
            spent: money(spentCents),
            assigned: money(assignedCents),
            waiting: money(waitingCents),
          })}
          spentLabel={text("my-papers.gift.tiles.spent", { amount: money(spentCents) })}
          waitingLabel={text("my-papers.gift.tiles.waiting", { amount: money(waitingCents) })}
        />
      )}
      <div>
        <h2 className="mb-2 text-2xl">{text("my-papers.gift.parts")}</h2>
        <Table
          label={text("my-papers.gift.parts")}
          columns={[text("my-papers.gift.part"), { number: text("my-papers.gift.amount") }]}
        >
          <tbody>
            <Part label={text("my-papers.gift.returned")} cents={trail.returnedCents} />
            <Part label={text("my-papers.gift.fee")} cents={trail.feeCents} />
            <Part label={text("my-papers.gift.spentTotal")} cents={spentCents} />
            <Part label={text("my-papers.gift.waiting")} cents={waitingCents} />
          </tbody>
          <tfoot>
            <Part label={text("my-papers.gift.total")} cents={receivedCents} />
          </tfoot>
        </Table>
      </div>
      {receiptNumber !== null && (
        <p>
          <a
            href={`/api/my/donations/${donationId}/receipt.pdf?language=${language}`}
            download
            className="button button-secondary"
          >
            <Download aria-hidden="true" />
            {text("my-papers.gift.receipt")}
          </a>
        </p>
      )}
    </div>
  );
}

function Assigned({ trail: { assigned, purpose, fund } }: { trail: GiftTrail }) {
  const { text } = useText();
  const title = assigned.title ?? "";
  return (
    <p className="text-ink-soft">
      {purpose !== null && `${text("my-papers.gift.chosen", { purpose })} · `}
      {text("my-papers.gift.assigned")}{" "}
      {text(`my-papers.gift.assigned.${fund && assigned.kind === "free" ? "zakat" : assigned.kind}`, {
        title,
      })}
    </p>
  );
}

function Part({ label, cents }: { label: string; cents: Cents }) {
  const { format } = useText();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="number">
        <bdi>{format.moneyExact(cents)}</bdi>
      </td>
    </tr>
  );
}
