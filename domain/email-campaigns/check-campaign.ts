import { languages } from "#domain/language.ts";
import { writtenLanguages, type EmailCampaign } from "./email-campaign.ts";
import { unknownPlaceholders } from "./placeholders.ts";

export type CampaignProblem =
  | "text_missing"
  | "text_incomplete"
  | "placeholder_unknown"
  | "date_past"
  | "date_far"
  | "audience_empty";

const farMs = 366 * 24 * 3_600_000;

/** What must be corrected before anything is planned or tested. */
export function problemInTexts(campaign: Pick<EmailCampaign, "subject" | "body">): CampaignProblem | null {
  const { subject, body } = campaign;
  const isHalfWritten = languages.some(
    (language) => (subject[language].trim() === "") !== (body[language].trim() === ""),
  );
  if (isHalfWritten) return "text_incomplete";
  if (writtenLanguages(campaign).length === 0) return "text_missing";
  return languages.some(
    (language) => unknownPlaceholders(`${subject[language]}\n\n${body[language]}`).length > 0,
  )
    ? "placeholder_unknown"
    : null;
}

/** Null sends as soon as possible. */
export function problemInTime(plannedFor: Date | null, now: Date): CampaignProblem | null {
  if (plannedFor === null) return null;
  if (plannedFor <= now) return "date_past";
  return plannedFor.getTime() - now.getTime() > farMs ? "date_far" : null;
}
