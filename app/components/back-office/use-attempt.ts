import { useState } from "react";
import type { Language } from "#domain/language.ts";
import type { Address } from "../../data/api-key.ts";
import { sentenceOf } from "../../data/refused.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { toasts } from "../ui/toast-store.ts";

type Attempt = <T>(ask: (language: Language) => Promise<T>, then?: (answer: T) => void) => Promise<boolean>;

/** Sends a request and reloads the lists it changes, also after a refusal, which a toast shows. */
export function useAttempt(
  changes: readonly Address[],
  failed?: string,
): { attempt: Attempt; pending: boolean } {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const attempt: Attempt = async (ask, then) => {
    setPending(true);
    try {
      const answer = await ask(language);
      then?.(answer);
      return true;
    } catch (error) {
      toasts.add({
        title: failed ?? text("back-office.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      return false;
    } finally {
      await Promise.all(changes.map((key) => cache.reload(key)));
      setPending(false);
    }
  };
  return { attempt, pending };
}
