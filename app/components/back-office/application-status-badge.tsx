import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { ValueBadge } from "../ui/value-badge.tsx";

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <ValueBadge value={status} says={`admin.status.${status}`} tones={tones} />;
}

const tones = { APPROVED: "action", DECLINED: "destructive", SCREENING: "neutral" } as const;
