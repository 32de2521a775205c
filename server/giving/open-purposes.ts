import { hasEnded } from "#domain/content/kinds/campaign/public.ts";
import type { Content } from "#domain/content/ports.ts";
import type { Purposes } from "#domain/giving/ports.ts";
import { today } from "../timing/clock.ts";

/** What is published decides what may still be given for. */
export const purposesFrom = (content: Content): Purposes => ({
  status: async ({ campaignId, programId, fund }) => {
    if (campaignId !== null) {
      const campaign = await content.find("campaign", campaignId);
      if (!campaign) return "campaign_unknown";
      if (hasEnded(campaign, today())) return "campaign_ended";
      if (fund && !campaign.zakatEligible) return "zakat_not_eligible";
    }
    if (programId !== null) {
      const program = await content.find("program", programId);
      if (!program) return "program_unknown";
      // The campaign says for itself whether it is eligible; a program named beside it is only where one came from.
      if (fund && campaignId === null && !program.zakatEligible) return "zakat_not_eligible";
    }
    return "open";
  },
});
