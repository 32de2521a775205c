import { hasStarted } from "#domain/email-campaigns/campaign-state.ts";
import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import type { Audience } from "#domain/email-campaigns/email-campaigns.ts";
import { Section } from "../../../components/ui/section.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { audienceKey } from "./keys.ts";

/** Counted down from everyone in the audience to those who get the email. */
export function AudienceCount({ campaign: { id, state } }: { campaign: EmailCampaign }) {
  const { text } = useText();
  const { data } = useApi(audienceKey(id));
  return (
    <Section id="audience" title={text("email-campaigns.audience")} className="grid gap-3">
      {data && <Countdown audience={data} />}
      {!hasStarted(state) && (
        <p className="text-sm text-ink-soft">{text("email-campaigns.audience.again")}</p>
      )}
    </Section>
  );
}

function Countdown({
  audience: { people, leftOut, waiting, recipients, languages },
}: {
  audience: Audience;
}) {
  const { text, format } = useText();
  const rows: [string, string, string][] = [
    ["people", text("email-campaigns.audience.people"), format.number(people)],
    ...leftOut.map(({ reason, people: count }): [string, string, string] => [
      reason,
      text(`email-campaigns.leftOut.${reason}`),
      `−${format.number(count)}`,
    ]),
    ...(waiting > 0
      ? [
          ["waiting", text("email-campaigns.audience.waiting"), `−${format.number(waiting)}`] as [
            string,
            string,
            string,
          ],
        ]
      : []),
  ];
  return (
    <>
      <dl className="grid divide-y divide-line border-y border-line">
        {rows.map(([id, label, count]) => (
          <div key={id} className="flex justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd className="number">
              <bdi dir="ltr">{count}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2 font-semibold">
          <dt>{text("email-campaigns.audience.recipients")}</dt>
          <dd className="number">{format.number(recipients)}</dd>
        </div>
      </dl>
      {languages.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {languages.map(({ language, people: count, isWritten }) => (
            <li key={language} className="flex justify-between gap-4">
              <span>{text(`editor.language.${language}`)}</span>
              <span className={isWritten ? "" : "text-warn"}>
                {text(isWritten ? "email-campaigns.language.written" : "email-campaigns.language.missing", {
                  count,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
