import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";

const longestName = 200;
const longestCountry = 100;
const longestAddress = 500;
export const shortestPlan = 30;
const longestPlan = 5000;

export const partnerErrors = {
  organisationRequired: "partners.error.organisation_required",
  organisationLong: "partners.error.organisation_long",
  contactRequired: "partners.error.contact_required",
  contactLong: "partners.error.contact_long",
  emailInvalid: "partners.error.email_invalid",
  siteInvalid: "partners.error.site_invalid",
  countryRequired: "partners.error.country_required",
  countryLong: "partners.error.country_long",
  planShort: "partners.error.plan_short",
  planLong: "partners.error.plan_long",
} as const;
type PartnerError = (typeof partnerErrors)[keyof typeof partnerErrors];

export type PartnerForm = Readonly<{
  organisation: string;
  contactName: string;
  email: string;
  /** The organisation's own site. Not named `website`: that is the field which only programs fill in. */
  siteUrl: string | null;
  country: string;
  plan: string;
}>;

type PartnerField = keyof PartnerForm;
export type PartnerErrors = Partial<Record<PartnerField, PartnerError>>;
export type ReadPartnerForm =
  { ok: true; form: PartnerForm } | { ok: false; reason: "invalid"; errors: PartnerErrors };

/** The same reading for the page in the browser, the form without JavaScript and the API. */
export function readPartnerForm(input: unknown): ReadPartnerForm {
  const typed = textsOf(input);
  const organisation = oneLine(typed("organisation"));
  const contactName = oneLine(typed("contactName"));
  const email = normalizeEmail(typed("email"));
  const site = oneLine(typed("siteUrl"));
  const siteUrl = site === "" ? null : webAddress(site);
  const country = oneLine(typed("country"));
  const plan = paragraphs(typed("plan"));

  const e = partnerErrors;
  const errors: PartnerErrors = {};
  if (organisation === "") errors.organisation = e.organisationRequired;
  else if (organisation.length > longestName) errors.organisation = e.organisationLong;
  if (contactName === "") errors.contactName = e.contactRequired;
  else if (contactName.length > longestName) errors.contactName = e.contactLong;
  if (!isEmail(email)) errors.email = e.emailInvalid;
  if (site !== "" && siteUrl === null) errors.siteUrl = e.siteInvalid;
  if (country === "") errors.country = e.countryRequired;
  else if (country.length > longestCountry) errors.country = e.countryLong;
  if (plan.length < shortestPlan) errors.plan = e.planShort;
  else if (plan.length > longestPlan) errors.plan = e.planLong;

  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  return { ok: true, form: { organisation, contactName, email, siteUrl, country, plan } };
}

/** People type `example.org`. Only pages of the web: staff will click on it. */
function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hostname.includes(".") || username !== "") return null;
  return href.length <= longestAddress ? href : null;
}

/** Whatever is no text counts as nothing typed. */
const textsOf = (input: unknown) => {
  const fields = new Map(Object.entries(typeof input === "object" && input !== null ? input : {}));
  return (name: PartnerField): string => {
    const value: unknown = fields.get(name);
    return typeof value === "string" ? value : "";
  };
};
