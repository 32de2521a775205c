import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { useText } from "../../../i18n/text.tsx";

/** Said only to those who have narrowed the page. */
export function NotNarrowed({ data }: { data: AnalyticsAnswer }) {
  const { text } = useText();
  if (data.campaign === null && data.frequency === null) return null;
  return <strong>{text("analytics.notNarrowed")}</strong>;
}
