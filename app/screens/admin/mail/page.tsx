import { deadMailList } from "#domain/back-office/dead-mail-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { todayKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { failureIn } from "./failure.ts";

type Props = CellProps<typeof deadMailList>;

const To = ({ row }: Props) => (
  <bdi id={row.id} dir="ltr" className="font-medium" data-any-language>
    {row.to}
  </bdi>
);

const Subject = ({ row }: Props) => (
  <span lang={row.language} dir="auto" data-any-language>
    {row.subject}
  </span>
);

function Failure({ row }: Props) {
  const { text, format } = useText();
  return (
    <>
      {text("admin-mail.tried", { count: row.attempts, date: format.date(row.createdAt) })}{" "}
      {text(`admin-mail.failure.${failureIn(row.error)}`)}
    </>
  );
}

function Actions({ row: { id, to }, listKey }: Props) {
  const { text } = useText();
  const { mutate, pending } = useMutation([listKey, todayKey]);
  const button = { size: "small", disabled: pending, "aria-describedby": id } as const;
  return (
    <DisabledUntilHydrated className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        {...button}
        onClick={() => void mutate("POST", key("/api/admin/mail/:id/attempts", { id }))}
      >
        {text("admin-mail.again")}
      </Button>
      <ConfirmDialog
        danger
        title={text("admin-mail.giveUp.title", { to })}
        description={text("admin-mail.giveUp.text")}
        confirmLabel={text("admin-mail.giveUp")}
        cancelLabel={text("admin-mail.keep")}
        onConfirm={() => void mutate("DELETE", key("/api/admin/mail/:id", { id }))}
        trigger={
          <Button variant="quiet" {...button}>
            {text("admin-mail.giveUp")}
          </Button>
        }
      />
    </DisabledUntilHydrated>
  );
}

const cells = { to: To, subject: Subject, error: Failure, change: Actions };

/** Mail that was returned or never sent. Staff send it again or give it up. */
export default function MailScreen() {
  return <ListScreen list={deadMailList} cells={cells} />;
}
