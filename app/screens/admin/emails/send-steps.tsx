import { mayDo, type CampaignAct } from "#domain/email-campaigns/campaign-state.ts";
import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import type { CampaignActBody } from "#domain/email-campaigns/email-campaigns.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Plan, Stop } from "./plan-step.tsx";
import { useStep } from "./use-step.ts";

type Props = { campaign: EmailCampaign; isChanged: boolean };

/** Test, review, send, pause and stop: only what the state allows. */
export function SendSteps({ campaign, isChanged }: Props) {
  const { text } = useText();
  const { state } = campaign;
  const steps = [
    mayDo(state, "plan") && <Test key="test" campaign={campaign} isChanged={isChanged} />,
    mayDo(state, "plan") && <Review key="review" campaign={campaign} isChanged={isChanged} />,
    mayDo(state, "plan") && <Plan key="plan" campaign={campaign} isChanged={isChanged} />,
    state === "planned" && <Step key="unplan" campaign={campaign} act="unplan" look="secondary" />,
    state === "sending" && <Step key="pause" campaign={campaign} act="pause" look="secondary" />,
    state === "paused" && <Step key="resume" campaign={campaign} act="resume" look="primary" />,
    mayDo(state, "stop") && state !== "stopped" && <Stop key="stop" campaign={campaign} />,
  ].filter(Boolean);
  if (steps.length === 0) return null;
  return (
    <Section id="send" title={text("email-campaigns.send")} className="grid justify-items-start gap-5">
      {isChanged && <p className="text-warn">{text("email-campaigns.saveFirst")}</p>}
      {steps}
    </Section>
  );
}

type StepProps = {
  campaign: EmailCampaign;
  act: Extract<CampaignActBody["act"], "unplan" | "pause"> | Extract<CampaignAct, "resume">;
  look: "primary" | "secondary";
};

function Step({ campaign, act, look }: StepProps) {
  const { text } = useText();
  const { step, pending } = useStep(campaign);
  return (
    <Button variant={look} pending={pending} onClick={() => void step(act)}>
      {text(`email-campaigns.step.${act}`)}
    </Button>
  );
}

function Test({ campaign: { id }, isChanged }: Props) {
  const { text } = useText();
  const user = useUser();
  const { mutate, pending } = useMutation([], text("email-campaigns.test.sent"));
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        pending={pending}
        disabled={isChanged}
        onClick={() => void mutate("POST", key("/api/admin/emails/:id/test", { id }))}
      >
        {text("email-campaigns.test")}
      </Button>
      <p className="text-sm text-ink-soft">
        {text("email-campaigns.test.hint", { email: `\u2066${user?.email ?? ""}\u2069` })}
      </p>
    </div>
  );
}

function Review({ campaign, isChanged }: Props) {
  const { text } = useText();
  const { step, pending } = useStep(campaign);
  const user = useUser();
  if (campaign.state === "reviewed") return null;
  const isOwn = campaign.changedBy?.id === user?.id;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        pending={pending}
        disabled={isChanged || isOwn}
        onClick={() => void step("review")}
      >
        {text("email-campaigns.step.review")}
      </Button>
      {isOwn && <p className="text-sm text-ink-soft">{text("email-campaigns.review.own")}</p>}
    </div>
  );
}
