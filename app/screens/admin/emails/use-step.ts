import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import type { CampaignActBody } from "#domain/email-campaigns/email-campaigns.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { key } from "../../../data/api-key.ts";
import { audienceKey, emailKey, progressKey } from "./keys.ts";

export function useStep({ id, version }: EmailCampaign) {
  const { mutate, pending } = useMutation([emailKey(id), audienceKey(id), progressKey(id)]);
  const step = (act: CampaignActBody["act"], plannedFor: string | null = null) =>
    mutate("POST", key("/api/admin/emails/:id/steps", { id }), { act, version, plannedFor });
  return { step, pending };
}
