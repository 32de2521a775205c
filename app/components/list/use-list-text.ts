import type { Values } from "../../i18n/format-message.ts";
import { useText, type Texts } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";

/** Definitions name message ids as text; `lists.test.ts` checks that each of them exists. */
export function useListText(): Omit<Texts, "text"> & { text: (id: string, values?: Values) => string } {
  const { text, ...rest } = useText();
  return { ...rest, text: (id, values) => text(id as MessageId, values) };
}
