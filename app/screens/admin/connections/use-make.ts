import { useState } from "react";
import type { Answer, Body } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";

/** Makes a token and keeps what is told this once, until another is made or the page is left. */
export function useMake(path: "/api/admin/tokens") {
  const { text, language } = useText();
  const cache = useApiCache();
  const [made, setMade] = useState<Answer<"POST", typeof path> | null>(null);
  const [pending, setPending] = useState(false);
  const make = async (body: Body<"POST", typeof path>): Promise<boolean> => {
    setPending(true);
    try {
      setMade(await send(language, "POST", path, body));
      return true;
    } catch (error) {
      toasts.add({
        title: text("back-office.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      return false;
    } finally {
      await cache.reload(path);
      setPending(false);
    }
  };
  return { make, made, pending };
}
