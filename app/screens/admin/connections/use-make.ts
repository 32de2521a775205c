import { useState } from "react";
import type { Language } from "#domain/language.ts";
import type { Address } from "../../../data/api-key.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";

/** Makes something and keeps what is told this once, until another is made or the page is left. `list` is then asked for again. */
export function useMake<Made>(list: Address) {
  const { text, language } = useText();
  const cache = useApiCache();
  const [made, setMade] = useState<Made | null>(null);
  const [pending, setPending] = useState(false);
  const make = async (ask: (language: Language) => Promise<Made>): Promise<boolean> => {
    setPending(true);
    try {
      setMade(await ask(language));
      return true;
    } catch (error) {
      toasts.add({
        title: text("back-office.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      return false;
    } finally {
      await cache.reload(list);
      setPending(false);
    }
  };
  return { make, made, pending };
}
