import type { RecordState } from "#domain/content/editing/ports.ts";
import type { BadgeTone } from "../../../components/ui/badge.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";

const tones: Record<RecordState, BadgeTone> = {
  DRAFT: "neutral",
  SCHEDULED: "info",
  CHANGED: "warn",
  PUBLISHED: "good",
};

export function StateBadge({ state }: { state: RecordState }) {
  return <ValueBadge value={state} says={`editor.state.${state}`} tones={tones} />;
}
