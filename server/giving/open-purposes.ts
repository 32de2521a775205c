import { hasEnded } from "#domain/content/kinds/campaign/public.ts";
import type { Content } from "#domain/content/ports.ts";
import type { Purposes } from "#domain/giving/ports.ts";
import { today } from "../timing/clock.ts";

/** Only published purposes accept donations. */
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
      // A campaign has its own eligibility; a program beside it is only the origin.
      if (fund && campaignId === null && !program.zakatEligible) return "zakat_not_eligible";
    }
    return "open";
  },
});
