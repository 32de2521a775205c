import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { useWords } from "../../i18n/text.tsx";

/** Said only to those who have narrowed the page. */
export function NotNarrowed({ data }: { data: AnalyticsAnswer }) {
  const { text } = useWords();
  if (data.campaign === null && data.frequency === null) return null;
  return <strong>{text("analytics.notNarrowed")}</strong>;
}
