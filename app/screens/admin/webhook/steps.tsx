import { useLocation } from "wouter";
import type { ListedWebhook } from "#domain/connections/webhook.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { ShownOnce } from "../connections/shown-once.tsx";
import { useMake } from "../connections/use-make.ts";
import type { deliveriesKey } from "./view.ts";

type Props = { webhook: ListedWebhook; source: ReturnType<typeof deliveriesKey> };

export function Steps({ webhook: { id, url, description, state, failingSince }, source }: Props) {
  const { text, format } = useText();
  const { mutate, pending } = useMutation([source]);
  const [, navigate] = useLocation();
  const { make, made } = useMake<{ secret: string }>(source);
  const changeSecret = () =>
    make((language) => send(language, "POST", key("/api/admin/webhooks/:id/secret", { id })));
  const remove = async () => {
    if (await mutate("DELETE", key("/api/admin/webhooks/:id", { id })))
      navigate("/admin/settings/connections");
  };
  const button = { variant: "secondary", disabled: pending } as const;
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <p data-any-language>
        <bdi dir="ltr" className="break-all">
          {url}
        </bdi>
        {description !== "" && (
          <span className="block text-ink-soft">
            <bdi>{description}</bdi>
          </span>
        )}
      </p>
      {state === "OFF" && (
        <Notice tone="bad" title={text("connections.webhook.state.OFF")}>
          {text("connections.webhook.off.text")}
        </Notice>
      )}
      {state !== "OFF" && failingSince !== null && (
        <Notice tone="warn">
          {text("connections.webhook.failing", { date: format.date(failingSince) })}
        </Notice>
      )}
      {made && (
        <ShownOnce
          title={text("connections.secret.made")}
          text={text("connections.secret.changed.text")}
          secret={made.secret}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          {...button}
          onClick={() =>
            void mutate("POST", key("/api/admin/webhooks/:id/test", { id }), { id: crypto.randomUUID() })
          }
        >
          {text("connections.webhook.test")}
        </Button>
        {state === "ON" ? (
          <Button
            {...button}
            onClick={() => void mutate("POST", key("/api/admin/webhooks/:id/pause", { id }))}
          >
            {text("connections.webhook.pause")}
          </Button>
        ) : (
          <Button
            {...button}
            onClick={() => void mutate("POST", key("/api/admin/webhooks/:id/resumption", { id }))}
          >
            {text("connections.webhook.resume")}
          </Button>
        )}
        <Button {...button} onClick={() => void changeSecret()}>
          {text("connections.secret.change")}
        </Button>
        <ConfirmDialog
          danger
          title={text("connections.webhook.remove.title")}
          description={text("connections.webhook.remove.text")}
          confirmLabel={text("connections.webhook.remove")}
          cancelLabel={text("connections.cancel")}
          onConfirm={() => void remove()}
          trigger={
            <Button variant="quiet" disabled={pending}>
              {text("connections.webhook.remove")}
            </Button>
          }
        />
      </div>
    </div>
  );
}
