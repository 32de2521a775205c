import { useState } from "react";
import type { Address, ApiPath, MethodOf } from "../../data/api-key.ts";
import { send, type SentBody } from "../../data/browser.ts";
import { sentenceOf } from "../../data/refused.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { toasts } from "../ui/toast-store.ts";

export type Act = <Path extends ApiPath, M extends MethodOf<Path>>(
  method: M,
  address: Address<Path>,
  ...body: SentBody<M, Path>
) => Promise<boolean>;

/** Does something and asks again for the lists it changes. When it fails, a sentence says so and the lists are fresh, too. */
export function useAct(changes: readonly Address[]): { act: Act; pending: boolean } {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const act: Act = async (method, address, ...body) => {
    setPending(true);
    try {
      await send(language, method, address, ...body);
      return true;
    } catch (error) {
      toasts.add({
        title: text("back-office.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      return false;
    } finally {
      await Promise.all(changes.map((key) => cache.reload(key)));
      setPending(false);
    }
  };
  return { act, pending };
}
