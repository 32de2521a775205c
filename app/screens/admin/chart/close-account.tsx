import type { AddedAccount } from "#domain/ledger/chart/chart-account.ts";
import { useAccountName } from "../../../components/back-office/account-name.tsx";
import { addedAccountsKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";

/** An unused account is closed, a used one archived; both can be opened again. */
export function CloseAccount({ account: { id, title, isClosed, isUsed } }: { account: AddedAccount }) {
  const { text } = useText();
  const name = useAccountName()(id);
  const act = isClosed ? "reopen" : isUsed ? "archive" : "close";
  const { mutate, pending } = useMutation(
    [addedAccountsKey],
    text(`chart.${act}.done`),
    text("chart.close.failed"),
  );
  const path = key("/api/admin/books/accounts/:account", { account: id });
  return (
    <DisabledUntilHydrated>
      <ConfirmDialog
        trigger={
          <Button
            variant="quiet"
            size="small"
            disabled={pending}
            aria-label={text(`chart.${act}.named`, { name })}
          >
            {text(`chart.${act}`)}
          </Button>
        }
        title={text(`chart.${act}.title`, { name })}
        description={text(`chart.${act}.about`)}
        confirmLabel={text(`chart.${act}.button`)}
        cancelLabel={text("documents.reverse.close")}
        onConfirm={() => void mutate("PUT", path, { title, isClosed: !isClosed })}
      />
    </DisabledUntilHydrated>
  );
}
