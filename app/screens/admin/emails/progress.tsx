import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Progress as Bar } from "../../../components/ui/progress.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { progressKey } from "./keys.ts";

export function Progress({ campaign: { id, pausedBecause } }: { campaign: EmailCampaign }) {
  const { text, format } = useText();
  const { data } = useApi(progressKey(id));
  if (!data) return null;
  const { sent, queued, waiting, refused, leftOut, languages, refusals } = data;
  const all = sent + queued + refused;
  const spoken = text("email-campaigns.progress.of", { sent: format.number(sent), all: format.number(all) });
  return (
    <Section id="progress" title={text("email-campaigns.progress")} className="grid gap-4">
      {pausedBecause === "bounces" && (
        <Notice tone="warn" title={text("email-campaigns.bounces")}>
          {text("email-campaigns.bounces.text")}
        </Notice>
      )}
      <Bar
        label={text("email-campaigns.progress")}
        value={sent + refused}
        max={Math.max(all, 1)}
        valueText={spoken}
      />
      <p aria-live="polite" className="text-xl">
        {spoken}
      </p>
      <Facts layout="stack">
        <Fact label={text("email-campaigns.progress.refused")}>{refused > 0 && format.number(refused)}</Fact>
        <Fact label={text("email-campaigns.progress.leftOut")}>{leftOut > 0 && format.number(leftOut)}</Fact>
        <Fact label={text("email-campaigns.audience.waiting")}>{waiting > 0 && format.number(waiting)}</Fact>
      </Facts>
      <DataTable
        label={text("email-campaigns.progress")}
        rows={languages}
        rowKey={({ language }) => language}
        columns={[
          {
            head: text("email-campaigns.language"),
            cell: ({ language }) => text(`editor.language.${language}`),
            heading: true,
          },
          { head: text("email-campaigns.sent"), cell: (row) => format.number(row.sent), number: true },
          {
            head: text("email-campaigns.progress.refused"),
            cell: (row) => format.number(row.refused),
            number: true,
          },
          {
            head: text("email-campaigns.progress.open"),
            cell: (row) => format.number(row.open),
            number: true,
          },
        ]}
      />
      {refusals.length > 0 && (
        <details>
          <summary className="cursor-pointer">{text("email-campaigns.refusals")}</summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {refusals.map(({ reason, emails }) => (
              <li key={reason}>
                <bdi dir="ltr">{reason}</bdi>: {format.number(emails)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
