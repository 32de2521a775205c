import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

type Props<Value extends string> = {
  value: Value;
  /** The text for it. A value newer than this program has none, and stands as it is written. */
  says: MessageId;
  tones: Readonly<Partial<Record<Value, BadgeTone>>>;
  /** For every value without a tone of its own. */
  otherwise?: BadgeTone;
};

/** How a thing stands, of which kind it is: in a badge that knows what to do with a value it does not know. */
export function ValueBadge<Value extends string>({
  value,
  says,
  tones,
  otherwise = "outline",
}: Props<Value>) {
  const { text } = useText();
  return <Badge tone={(Object.hasOwn(tones, value) && tones[value]) || otherwise}>{text(says)}</Badge>;
}
