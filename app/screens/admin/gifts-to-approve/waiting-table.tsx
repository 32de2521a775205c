import type { WaitingGift } from "#domain/entered-gifts/answers.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { Decide } from "./decide.tsx";

export function WaitingTable({ gifts }: { gifts: readonly WaitingGift[] }) {
  const { text, format } = useText();
  return (
    <DataTable
      label={text("entered-gifts.waiting.list")}
      rows={gifts}
      rowKey={(gift) => gift.id}
      columns={[
        { head: text("entered-gifts.waiting.gift"), cell: (gift) => <What gift={gift} /> },
        {
          head: text("entered-gifts.amount"),
          number: true,
          className: "whitespace-nowrap",
          cell: (gift) => <bdi>{format.moneyExact(gift.amountCents)}</bdi>,
        },
        {
          head: text("entered-gifts.waiting.donor"),
          cell: (gift) =>
            gift.donorName === null ? (
              <span className="text-ink-soft">{text("entered-gifts.waiting.anonymous")}</span>
            ) : (
              <bdi data-any-language>{gift.donorName}</bdi>
            ),
        },
        {
          head: text("entered-gifts.waiting.enteredBy"),
          cell: (gift) => (
            <>
              <bdi data-any-language>{gift.enteredBy ?? ""}</bdi>
              {gift.enteredBy === null && text("entered-gifts.waiting.somebody")}
              <time dateTime={gift.enteredAt} className="block text-sm text-ink-soft">
                {format.dateTime(gift.enteredAt)}
              </time>
            </>
          ),
        },
        { head: text("entered-gifts.waiting.decision"), cell: (gift) => <Decide gift={gift} /> },
      ]}
    />
  );
}

/** Method, date and distinguishing facts. */
function What({ gift }: { gift: WaitingGift }) {
  const { text, format } = useText();
  return (
    <div className="grid gap-1">
      <span>
        {text(`entered-gifts.method.${gift.method}`)},{" "}
        <time dateTime={gift.receivedOn}>{format.date(gift.receivedOn)}</time>
      </span>
      {(gift.bankReference ?? gift.goods) !== null && (
        <bdi data-any-language className="text-sm text-ink-soft">
          {gift.bankReference ?? gift.goods}
        </bdi>
      )}
      {gift.corrects !== null && (
        <span className="text-sm text-ink-soft">
          {text("entered-gifts.waiting.corrects", { reference: gift.corrects })}
        </span>
      )}
      {gift.documentType !== null && (
        <a
          href={key("/api/admin/entered-gifts/:id/document", { id: gift.id })}
          className="text-link"
          download
        >
          {text("documents.download")}
        </a>
      )}
    </div>
  );
}
