import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { useText } from "../../../i18n/text.tsx";

/** Only shown when the page is filtered. */
export function NotNarrowed({ data }: { data: AnalyticsAnswer }) {
  const { text } = useText();
  if (data.campaign === null && data.frequency === null) return null;
  return <strong>{text("analytics.notNarrowed")}</strong>;
}
