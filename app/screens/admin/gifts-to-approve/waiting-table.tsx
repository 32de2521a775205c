import type { WaitingGift } from "#domain/entered-gifts/answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { Decide } from "./decide.tsx";

export function WaitingTable({ gifts }: { gifts: readonly WaitingGift[] }) {
  const { text, format } = useText();
  return (
    <Table
      label={text("entered-gifts.waiting.list")}
      columns={[
        text("entered-gifts.waiting.gift"),
        { number: text("entered-gifts.amount") },
        text("entered-gifts.waiting.donor"),
        text("entered-gifts.waiting.enteredBy"),
        text("entered-gifts.waiting.decision"),
      ]}
    >
      <tbody>
        {gifts.map((gift) => (
          <tr key={gift.id}>
            <td>
              <What gift={gift} />
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(gift.amountCents)}</bdi>
            </td>
            <td>
              {gift.donorName === null ? (
                <span className="text-ink-soft">{text("entered-gifts.waiting.anonymous")}</span>
              ) : (
                <bdi data-any-language>{gift.donorName}</bdi>
              )}
            </td>
            <td>
              <bdi data-any-language>{gift.enteredBy ?? ""}</bdi>
              {gift.enteredBy === null && text("entered-gifts.waiting.somebody")}
              <time dateTime={gift.enteredAt} className="block text-sm text-ink-soft">
                {format.dateTime(gift.enteredAt)}
              </time>
            </td>
            <td>
              <Decide gift={gift} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How it came and when, and what else tells it apart. */
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
