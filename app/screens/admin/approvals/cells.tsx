import type { approvalsList } from "#domain/approvals/approvals-list.ts";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";

type Props = CellProps<typeof approvalsList>;

export function Entry({ row: entry }: Props) {
  const { text, format } = useText();
  return (
    <div className="grid gap-1">
      <span>
        {text(`entered-gifts.kind.${entry.kind}`)} ·{" "}
        <time dateTime={entry.bookedOn}>{format.date(entry.bookedOn)}</time>
      </span>
      {[entry.donorName, entry.description].map(
        (said) =>
          said !== null && (
            <span key={said} data-any-language className="text-sm text-ink-soft">
              <bdi>{said}</bdi>
            </span>
          ),
      )}
      {entry.corrects !== null && (
        <span className="text-sm text-ink-soft">
          {entry.kind === "expense"
            ? text("entered-gifts.waiting.correctsEntry", { number: entry.corrects })
            : text("entered-gifts.waiting.corrects", { reference: entry.corrects })}
        </span>
      )}
      {entry.documentType !== null && (
        <a href={key("/api/admin/approvals/:id/document", { id: entry.id })} className="text-link" download>
          {text("documents.download")}
        </a>
      )}
    </div>
  );
}

export function EnteredBy({ row: { enteredBy, enteredAt } }: Props) {
  const { text, format } = useText();
  return (
    <>
      <bdi data-any-language>{enteredBy ?? ""}</bdi>
      {enteredBy === null && text("entered-gifts.waiting.somebody")}
      <time dateTime={enteredAt} className="block text-sm text-ink-soft">
        {format.dateTime(enteredAt)}
      </time>
    </>
  );
}

/** Only another person than the one who entered it can decide. A refusal shows who refused, and why. */
export function Decide({ row: entry, listKey }: Props) {
  const { text, format } = useText();
  const { mutate, pending } = useMutation([listKey], text("entered-gifts.approve.done"));
  const isOwn = useUser()?.id === entry.enteredById;
  const { id } = entry;
  const amount = format.moneyExact(entry.amountCents);
  if (entry.reason !== null)
    return (
      <span data-any-language>
        {text("entered-gifts.waiting.refused", {
          name: entry.decidedBy ?? text("entered-gifts.waiting.somebody"),
          reason: entry.reason,
        })}
      </span>
    );
  if (isOwn) return <span className="text-ink-soft">{text("entered-gifts.waiting.own")}</span>;
  return (
    <DisabledUntilHydrated className="flex flex-wrap gap-2">
      <ConfirmDialog
        trigger={
          <Button
            variant="secondary"
            size="small"
            disabled={pending}
            aria-label={text("entered-gifts.approve.named", { amount })}
          >
            {text("entered-gifts.approve")}
          </Button>
        }
        title={text("entered-gifts.approve.title", { amount })}
        description={text("entered-gifts.approve.text")}
        confirmLabel={text("entered-gifts.approve")}
        cancelLabel={text("entered-gifts.approve.cancel")}
        onConfirm={() => void mutate("POST", key("/api/admin/approvals/:id/approval", { id }))}
      />
      <ReverseDialog
        description={amount}
        trigger={{
          label: text("entered-gifts.refuse.button"),
          named: text("entered-gifts.refuse.named", { amount }),
        }}
        words={{
          title: text("entered-gifts.refuse.title", { amount }),
          text: text("entered-gifts.refuse.text"),
          button: text("entered-gifts.refuse.button"),
          done: text("entered-gifts.refuse.done"),
        }}
        changes={[listKey]}
        reverse={(send, reason) => send("POST", key("/api/admin/approvals/:id/refusal", { id }), { reason })}
      />
    </DisabledUntilHydrated>
  );
}
