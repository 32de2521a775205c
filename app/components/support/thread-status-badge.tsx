import type { ThreadAnswer } from "#domain/support/answers.ts";
import { useWords } from "../../i18n/text.tsx";
import { Badge } from "../ui/badge.tsx";

export function ThreadStatusBadge({ status }: Pick<ThreadAnswer, "status">) {
  const { text } = useWords();
  return <Badge tone={status === "OPEN" ? "warn" : "good"}>{text(`support.status.${status}`)}</Badge>;
}
