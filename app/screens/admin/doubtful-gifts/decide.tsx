import type { DoubtfulGift } from "#domain/giving/risk/doubtful-gifts.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { doubtfulGiftsKey } from "./view.ts";

/** Accepting changes nothing but that nobody doubts it any more; money goes back by an administrator alone. */
export function Decide({ gift: { donationId: id, reference, amountCents } }: { gift: DoubtfulGift }) {
  const { text, format } = useText();
  const user = useUser();
  const { mutate, pending } = useMutation([doubtfulGiftsKey]);
  const accept = async () => {
    if (await mutate("POST", key("/api/admin/doubtful-gifts/:id/acceptance", { id })))
      toasts.add({ title: text("doubtful-gifts.accept.done") });
  };
  const refuse = async () => {
    if (await mutate("POST", key("/api/admin/refunds/doubtful-gifts/:id", { id })))
      toasts.add({ title: text("doubtful-gifts.refuse.done") });
  };
  return (
    <DisabledUntilHydrated className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={pending}
        aria-label={text("doubtful-gifts.accept.named", { reference })}
        onClick={() => void accept()}
      >
        {text("doubtful-gifts.accept")}
      </Button>
      {user?.role === "ADMIN" && (
        <ConfirmDialog
          trigger={
            <Button
              variant="quiet"
              size="small"
              disabled={pending}
              aria-label={text("doubtful-gifts.refuse.named", { reference })}
            >
              {text("doubtful-gifts.refuse")}
            </Button>
          }
          title={text("doubtful-gifts.refuse.title", { amount: format.moneyExact(amountCents) })}
          description={text("doubtful-gifts.refuse.text")}
          confirmLabel={text("doubtful-gifts.refuse")}
          cancelLabel={text("doubtful-gifts.refuse.cancel")}
          onConfirm={() => void refuse()}
        />
      )}
    </DisabledUntilHydrated>
  );
}
