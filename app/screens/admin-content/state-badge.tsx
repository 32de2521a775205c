import type { RecordState } from "#domain/content/editing/ports.ts";
import { Badge, type BadgeTone } from "../../components/ui/badge.tsx";
import { useWords } from "../../i18n/text.tsx";

const tones: Record<RecordState, BadgeTone> = {
  DRAFT: "neutral",
  SCHEDULED: "info",
  CHANGED: "warn",
  PUBLISHED: "good",
};

export function StateBadge({ state }: { state: RecordState }) {
  const { text } = useWords();
  return <Badge tone={tones[state]}>{text(`editor.state.${state}`)}</Badge>;
}
