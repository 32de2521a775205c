import { hasConsent, isSuppressed } from "../consent/may-be-emailed.ts";

/** Values of a statement about an audience, by name. */
type Values = Readonly<{
  /** The campaign's row. */
  campaign: string;
  /** The contact's row. */
  contact: string;
  language: string;
  now: string;
}>;

const isRecentlyEmailed = ({ campaign, contact, now }: Values): string => `exists (
  select from email_recipients earlier where earlier.contact_id = ${contact}.id and earlier.campaign_id <> ${campaign}.id
    and earlier.sent_at > ${now}::timestamptz - make_interval(days => ${campaign}.quiet_days))`;

/**
 * Why someone gets no email; null: they do. One expression for the count that staff see, for the start of sending and for the moment
 * before each email.
 */
export const reasonAgainst = (values: Values): string => `case
  when ${values.contact}.address like '%.invalid' then 'no_email'
  when not ${hasConsent(`${values.contact}.address`, `${values.campaign}.purpose`)} then 'no_consent'
  when ${isSuppressed(`${values.contact}.address`)} then 'undeliverable'
  when ${isRecentlyEmailed(values)} then 'recently_emailed'
  when not ${values.language} = any(${values.campaign}.written) then 'no_text' end`;

/** The people that a campaign is about, before anyone is left out. */
export const audience = "contacts c where c.merged_into is null";
