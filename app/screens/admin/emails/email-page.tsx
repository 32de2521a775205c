import { useState } from "react";
import { hasStarted } from "#domain/email-campaigns/campaign-state.ts";
import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import { Trail } from "../../../components/content/trail.tsx";
import { Waiting } from "../../../components/content/waiting.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { AudienceCount } from "./audience-count.tsx";
import { EmailForm } from "./email-form.tsx";
import { EmailPreview } from "./email-preview.tsx";
import { emailKey } from "./keys.ts";
import { Progress } from "./progress.tsx";
import { SendSteps } from "./send-steps.tsx";
import { stateTones, titleOf } from "./shown.ts";
import { useRefresh } from "./use-refresh.ts";

export default function EmailScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(emailKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const campaign = entry.data;
  return (
    <StaffPage
      title={(campaign && titleOf(campaign)) ?? text("email-campaigns.untitled")}
      description={text("email-campaigns.description")}
    >
      {campaign ? <Campaign campaign={campaign} /> : <Waiting error={entry.error} />}
    </StaffPage>
  );
}

function Campaign({ campaign }: { campaign: EmailCampaign }) {
  const { text } = useText();
  const [isChanged, setChanged] = useState(false);
  useRefresh(campaign);
  const started = hasStarted(campaign.state);
  return (
    <>
      <Trail
        above={[{ href: "/admin/emails", label: text("email-campaigns.title") }]}
        here={titleOf(campaign) ?? text("email-campaigns.untitled")}
      />
      <Summary campaign={campaign} />
      <DisabledUntilHydrated className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-10 [&>*]:min-w-0">
          {started && <Progress campaign={campaign} />}
          <EmailForm key={started ? campaign.version : "draft"} campaign={campaign} onChange={setChanged} />
          <EmailPreview key={campaign.version} campaign={campaign} />
        </div>
        <div className="grid gap-10">
          <AudienceCount campaign={campaign} />
          <SendSteps campaign={campaign} isChanged={isChanged} />
        </div>
      </DisabledUntilHydrated>
    </>
  );
}

function Summary({ campaign }: { campaign: EmailCampaign }) {
  const { text, format } = useText();
  const { state, plannedFor, startedAt, endedAt, changedBy, reviewedBy } = campaign;
  const time = (at: string | null) => at && <time dateTime={at}>{format.dateTime(at)}</time>;
  return (
    <Facts layout="stack">
      <Fact label={text("email-campaigns.state")}>
        <ValueBadge value={state} says={`email-campaigns.state.${state}`} tones={stateTones} />
      </Fact>
      <Fact label={text("email-campaigns.plannedFor")}>{startedAt === null && time(plannedFor)}</Fact>
      <Fact label={text("email-campaigns.startedAt")}>{time(startedAt)}</Fact>
      <Fact label={text("email-campaigns.endedAt")}>{time(endedAt)}</Fact>
      <Fact label={text("email-campaigns.changedBy")}>{changedBy && <bdi>{changedBy.name}</bdi>}</Fact>
      <Fact label={text("email-campaigns.reviewedBy")}>{reviewedBy && <bdi>{reviewedBy.name}</bdi>}</Fact>
    </Facts>
  );
}
