import { freshForMs, pausesKey, todayKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";

/** A provider was paused by an attack. Staff can end the pause if it was none. */
export function Pauses() {
  const { text, format } = useText();
  const { data } = useApi(pausesKey, freshForMs);
  const { mutate, pending } = useMutation([pausesKey, todayKey]);
  return (
    <>
      {data?.map(({ id, provider, method, until, failures }) => (
        <Notice
          key={id}
          tone="warn"
          title={
            provider
              ? text("admin-payments.pause.title", {
                  provider: [provider, method].filter(Boolean).join(" · "),
                })
              : text("admin-payments.pause.all")
          }
        >
          <p>{text("admin-payments.pause.text", { failures, until: format.dateTime(until) })}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            pending={pending}
            onClick={() => void mutate("DELETE", key("/api/admin/payment-pauses/:id", { id: String(id) }))}
          >
            {text("admin-payments.pause.end")}
          </Button>
        </Notice>
      ))}
    </>
  );
}
