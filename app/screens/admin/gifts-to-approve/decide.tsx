import type { WaitingGift } from "#domain/entered-gifts/answers.ts";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { waitingGiftsKey } from "./view.ts";

/** Yes or no, by another person than who entered it; of what was refused, who and why. */
export function Decide({ gift }: { gift: WaitingGift }) {
  const { text, format } = useText();
  const { mutate, pending } = useMutation([waitingGiftsKey]);
  const { id, refused } = gift;
  const amount = format.moneyExact(gift.amountCents);
  if (refused)
    return (
      <span data-any-language>
        {text("entered-gifts.waiting.refused", {
          name: refused.by ?? text("entered-gifts.waiting.somebody"),
          reason: refused.reason,
        })}
      </span>
    );
  if (gift.isOwn) return <span className="text-ink-soft">{text("entered-gifts.waiting.own")}</span>;
  const approve = async () => {
    if (await mutate("POST", key("/api/admin/entered-gifts/:id/approval", { id })))
      toasts.add({ title: text("entered-gifts.approve.done") });
  };
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
        onConfirm={() => void approve()}
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
        changes={[waitingGiftsKey]}
        reverse={(send, reason) =>
          send("POST", key("/api/admin/entered-gifts/:id/refusal", { id }), { reason })
        }
      />
    </DisabledUntilHydrated>
  );
}
