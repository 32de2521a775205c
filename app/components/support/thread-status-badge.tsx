import type { ThreadAnswer } from "#domain/support/answers.ts";
import { ValueBadge } from "../ui/value-badge.tsx";

export function ThreadStatusBadge({ status }: Pick<ThreadAnswer, "status">) {
  return <ValueBadge value={status} says={`support.status.${status}`} tones={tones} />;
}

const tones = { OPEN: "warn", CLOSED: "good" } as const;
