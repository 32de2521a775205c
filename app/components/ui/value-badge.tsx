import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

type Props<Value extends string> = {
  value: Value;
  /** The text of a value. A value unknown to this version is shown as it is. */
  says: MessageId;
  tones: Readonly<Partial<Record<Value, BadgeTone>>>;
  otherwise?: BadgeTone;
};

export function ValueBadge<Value extends string>({
  value,
  says,
  tones,
  otherwise = "outline",
}: Props<Value>) {
  const { text } = useText();
  return <Badge tone={(Object.hasOwn(tones, value) && tones[value]) || otherwise}>{text(says)}</Badge>;
}
