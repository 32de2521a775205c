import { useState } from "react";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { applicationKey } from "../../../components/back-office/keys.ts";
import { toasts } from "../../../components/ui/toast-store.ts";
import { sentenceOf, statusOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";

export type Work = Readonly<{
  application: ApplicationAnswer;
  pending: boolean;
  /** As it stood here before a colleague's change came between; null when none did. */
  overtaken: ApplicationAnswer | null;
  /** Whether the change was made. When not, a sentence has said why, and the page shows how things are now. */
  change: (sending: Promise<ApplicationAnswer>) => Promise<boolean>;
}>;

export function useWork(application: ApplicationAnswer): Work {
  const { text } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const [overtaken, setOvertaken] = useState<ApplicationAnswer | null>(null);
  const key = applicationKey(application.kind, application.id);

  const change: Work["change"] = async (sending) => {
    setPending(true);
    try {
      cache.set(key, await sending);
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
  return { application, pending, overtaken, change };
}
