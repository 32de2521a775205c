import { useState } from "react";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { applicationKey } from "../../components/back-office/keys.ts";
import { toasts } from "../../components/ui/toast-store.ts";
import { sendJson } from "../../data/browser.ts";
import { sentenceOf, statusOf } from "../../data/refused.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

export type Work = Readonly<{
  application: ApplicationAnswer;
  pending: boolean;
  /** As it stood here before a colleague's change came between; null when none did. */
  overtaken: ApplicationAnswer | null;
  /** Whether the change was made. When not, a sentence has said why, and the page shows how things are now. */
  send: (method: "POST" | "PUT", part: string, body: object) => Promise<boolean>;
}>;

export function useWork(application: ApplicationAnswer): Work {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const [overtaken, setOvertaken] = useState<ApplicationAnswer | null>(null);
  const key = applicationKey(application.kind, application.id);

  const send: Work["send"] = async (method, part, body) => {
    setPending(true);
    try {
      cache.set(key, await sendJson<ApplicationAnswer>(language, method, `${key[0]}/${part}`, body));
      setOvertaken(null);
      return true;
    } catch (error) {
      toasts.add({
        title: text("application.failed"),
        description: sentenceOf(error) ?? text("application.failed.text"),
        look: "destructive",
      });
      if (statusOf(error) === 409) {
        await cache.reload(key);
        setOvertaken(application);
      }
      return false;
    } finally {
      setPending(false);
    }
  };
  return { application, pending, overtaken, send };
}
