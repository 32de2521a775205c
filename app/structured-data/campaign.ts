import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { textLanguage } from "#domain/content/untranslated.ts";
import type { Around } from "./around.ts";
import { foundationInBrief } from "./foundation.ts";

/** https://schema.org/DonateAction */
export const campaignData = (campaign: CampaignPageAnswer, around: Around) => ({
  "@type": "DonateAction",
  name: campaign.title,
  description: campaign.description,
  endTime: campaign.cancelledOn ?? campaign.endsOn,
  actionStatus: `https://schema.org/${campaign.state === "OPEN" ? "PotentialActionStatus" : "CompletedActionStatus"}`,
  inLanguage: textLanguage(campaign, around.language),
  url: around.addressOf(around.path),
  recipient: foundationInBrief(around),
  ...(campaign.state === "OPEN" && { target: around.addressOf(`/donate?campaign=${campaign.id}`) }),
});
