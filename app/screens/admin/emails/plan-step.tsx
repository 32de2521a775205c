import { useState } from "react";
import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { audienceKey } from "./keys.ts";
import { useStep } from "./use-step.ts";

type Props = { campaign: EmailCampaign; isChanged: boolean };

export function Plan({ campaign, isChanged }: Props) {
  const { text } = useText();
  const { data } = useApi(audienceKey(campaign.id));
  const { step, pending } = useStep(campaign);
  const [at, setAt] = useState("");
  const plannedFor = at === "" ? null : new Date(at).toISOString();
  const count = data?.recipients ?? 0;
  return (
    <div className="grid w-full justify-items-start gap-3">
      <TextField
        label={text("email-campaigns.plan.at")}
        hint={text("email-campaigns.plan.hint")}
        type="datetime-local"
        value={at}
        onChange={({ currentTarget: { value } }) => setAt(value)}
      />
      <ConfirmDialog
        title={text("email-campaigns.plan.question", { count })}
        description={text(at === "" ? "email-campaigns.plan.now" : "email-campaigns.plan.later")}
        confirmLabel={text(at === "" ? "email-campaigns.step.send" : "email-campaigns.step.plan")}
        cancelLabel={text("email-campaigns.cancel")}
        onConfirm={() => void step("plan", plannedFor)}
        trigger={
          <Button pending={pending} disabled={isChanged || count === 0}>
            {text(at === "" ? "email-campaigns.step.send" : "email-campaigns.step.plan")}
          </Button>
        }
      />
      {count === 0 && <p className="text-sm text-ink-soft">{text("email-campaigns.error.audience_empty")}</p>}
    </div>
  );
}

export function Stop({ campaign }: { campaign: EmailCampaign }) {
  const { text } = useText();
  const { step, pending } = useStep(campaign);
  return (
    <ConfirmDialog
      danger
      title={text("email-campaigns.stop.question")}
      description={text("email-campaigns.stop.text")}
      confirmLabel={text("email-campaigns.step.stop")}
      cancelLabel={text("email-campaigns.cancel")}
      onConfirm={() => void step("stop")}
      trigger={
        <Button variant="quiet" pending={pending}>
          {text("email-campaigns.step.stop")}
        </Button>
      }
    />
  );
}
