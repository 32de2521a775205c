import { formReader } from "#domain/forms/form-reader.ts";
import { readApplicant } from "#domain/forms/read-applicant.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";

const maxCountryLength = 100;
const maxAddressLength = 500;
export const minPlanLength = 30;
const maxPlanLength = 5000;

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
  | { ok: true; form: PartnerForm }
  | { ok: false; reason: "invalid"; errors: PartnerErrors };

/** The same reading for the page in the browser, the form without JavaScript and the API. */
export function readPartnerForm(input: unknown): ReadPartnerForm {
  const form = formReader<PartnerField, PartnerError>(input);
  const e = partnerErrors;
  const applicant = readApplicant(form, e);
  const site = oneLine(form.typed("siteUrl"));
  const siteUrl = site === "" ? null : webAddress(site);
  if (site !== "" && siteUrl === null) form.wrong("siteUrl", e.siteInvalid);
  const country = form.line("country", {
    missing: e.countryRequired,
    most: maxCountryLength,
    long: e.countryLong,
  });
  const plan = form.text("plan", {
    least: minPlanLength,
    missing: e.planShort,
    most: maxPlanLength,
    long: e.planLong,
  });

  if (form.hasErrors()) return { ok: false, reason: "invalid", errors: form.errors };
  return { ok: true, form: { ...applicant, siteUrl, country, plan } };
}

/** People type `example.org`. Only pages of the web: staff will click on it. */
function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hostname.includes(".") || username !== "") return null;
  return href.length <= maxAddressLength ? href : null;
}
