import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { sendJson } from "../../data/browser.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { todayKey } from "../../components/back-office/keys.ts";

/** An attack switched payments off. Whoever knows that it was none switches them on again. */
export function PaymentPause({ until }: { until: string }) {
  const { text, format, language } = useWords();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await sendJson(language, "DELETE", "/api/admin/payment-pause");
      await cache.reload(todayKey);
    } catch {
      toasts.add({ title: text("admin.pause.failed"), look: "destructive" });
    } finally {
      setPending(false);
    }
  };
  return (
    <Notice tone="warn" title={text("admin.pause.title")} className="mb-4">
      <p>{text("admin.pause.text", { until: format.dateTime(until) })}</p>
      <Button variant="secondary" size="small" className="mt-3" pending={pending} onClick={() => void end()}>
        {text("admin.pause.end")}
      </Button>
    </Notice>
  );
}
