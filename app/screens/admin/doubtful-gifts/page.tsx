import { doubtfulGiftsList } from "#domain/giving/risk/doubtful-gifts-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";

const cells = { decision: Decide };

/** Gifts that look like card testing. A person decides, never the program. */
export default function AdminDoubtfulGiftsScreen() {
  return <ListScreen list={doubtfulGiftsList} cells={cells} />;
}

type Props = CellProps<typeof doubtfulGiftsList>;

/** Accepting only closes the review. Only an administrator can send money back. */
function Decide({ row: { donationId: id, reference, amountCents }, listKey }: Props) {
  const { text, format } = useText();
  const user = useUser();
  const accepting = useMutation([listKey], text("doubtful-gifts.accept.done"));
  const refusing = useMutation([listKey], text("doubtful-gifts.refuse.done"));
  const pending = accepting.pending || refusing.pending;
  const accept = () => accepting.mutate("POST", key("/api/admin/doubtful-gifts/:id/acceptance", { id }));
  const refuse = () => refusing.mutate("POST", key("/api/admin/refunds/doubtful-gifts/:id", { id }));
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
