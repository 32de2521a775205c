import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import { emailCampaignsList } from "#domain/email-campaigns/email-campaigns-list.ts";
import { languages } from "#domain/language.ts";

/** The subject in the first language that is written. */
export const titleOf = ({ subject }: Pick<EmailCampaign, "subject">): string | null =>
  languages.map((language) => subject[language].trim()).find((words) => words !== "") ?? null;

export const stateTones = emailCampaignsList.columns.state.tones ?? {};
