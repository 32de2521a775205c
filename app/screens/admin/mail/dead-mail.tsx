import type { DeadMailAnswer } from "#domain/back-office/dead-mail.ts";
import { freshForMs, mailKey, todayKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { failureIn } from "./failure.ts";

/** Mail that came back or never went out, and the two things that can be done about it. */
export function DeadMail() {
  const { text } = useText();
  const { data, error } = useApi(mailKey, freshForMs);
  const { mutate, pending } = useMutation([mailKey, todayKey]);
  if (error && !data) return <NotLoaded />;
  if (!data) {
    return (
      <Loading label={text("shell.loading")}>
        <Skeleton className="h-56" />
      </Loading>
    );
  }
  if (data.length === 0) return <EmptyState title={text("admin-mail.none")} />;
  return (
    <>
      <p className="max-w-prose text-ink-soft">{text("admin-mail.intro")}</p>
      <ul className="grid border-t border-line">
        {data.map((mail) => (
          <li
            key={mail.id}
            className="grid gap-3 border-b border-line py-4 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <MailFacts mail={mail} />
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                size="small"
                disabled={pending}
                aria-describedby={mail.id}
                onClick={() => void mutate("POST", key("/api/admin/mail/:id/attempts", { id: mail.id }))}
              >
                {text("admin-mail.again")}
              </Button>
              <ConfirmDialog
                danger
                title={text("admin-mail.giveUp.title", { to: mail.to })}
                description={text("admin-mail.giveUp.text")}
                confirmLabel={text("admin-mail.giveUp")}
                cancelLabel={text("admin-mail.keep")}
                onConfirm={() => void mutate("DELETE", key("/api/admin/mail/:id", { id: mail.id }))}
                trigger={
                  <Button variant="quiet" size="small" disabled={pending} aria-describedby={mail.id}>
                    {text("admin-mail.giveUp")}
                  </Button>
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function MailFacts({ mail }: { mail: DeadMailAnswer }) {
  const { text, format } = useText();
  return (
    <div id={mail.id} className="grid gap-1">
      <p className="font-medium" data-any-language>
        <bdi dir="ltr">{mail.to}</bdi>
      </p>
      <p lang={mail.language} dir="auto" data-any-language>
        {mail.subject ?? mail.kind}
      </p>
      <p className="text-sm text-ink-soft">
        {text("admin-mail.tried", { count: mail.attempts, date: format.date(mail.createdAt) })}{" "}
        {text(`admin-mail.failure.${failureIn(mail.error)}`)}
      </p>
    </div>
  );
}
