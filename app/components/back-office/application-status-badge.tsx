import type { ApplicationStatus } from "#domain/back-office/application-status.ts";
import { Badge, type BadgeTone } from "../ui/badge.tsx";
import { useWords } from "../../i18n/text.tsx";

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { text } = useWords();
  return <Badge tone={tones[status] ?? "outline"}>{text(`admin.status.${status}`)}</Badge>;
}

const tones: Partial<Record<ApplicationStatus, BadgeTone>> = {
  APPROVED: "action",
  DECLINED: "destructive",
  SCREENING: "neutral",
};
