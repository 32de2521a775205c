import { useText } from "../../../i18n/text.tsx";

/** "15 November 2026", "Week 46 of 2026", "November 2026": by how the bucket is named. */
export function useBucketLabel(): (name: string, from: string) => string {
  const { text, format } = useText();
  return (name, from) => {
    const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(name) ?? [];
    if (year !== undefined && week !== undefined)
      return text("analytics.week", { week: String(Number(week)), year });
    return name.length === "2026-11".length ? format.month(from) : format.date(from);
  };
}
