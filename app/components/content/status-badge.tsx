import { useText, type Text } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Badge, type BadgeTone } from "../ui/badge.tsx";

export function StatusBadge({ status }: { status: string }) {
  const { text } = useText();
  return <Badge tone={tones[status] ?? "neutral"}>{statusLabel(status, text)}</Badge>;
}

/** An unknown status is shown as is. */
export const statusLabel = (status: string, text: Text): string => {
  const id = labels[status];
  return id === undefined ? status : text(id);
};

const tones: Readonly<Record<string, BadgeTone>> = { ACTIVE: "good", COMPLETED: "info", PLANNED: "warn" };

const labels: Readonly<Record<string, MessageId>> = {
  ACTIVE: "cards.status.ACTIVE",
  COMPLETED: "cards.status.COMPLETED",
  PLANNED: "cards.status.PLANNED",
  PAUSED: "cards.status.PAUSED",
  CANCELLED: "cards.status.CANCELLED",
};
