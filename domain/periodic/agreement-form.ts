import { isDay, yearOf } from "#domain/calendar/day.ts";
import { sentIn, typedIn } from "#domain/forms/typed-in.ts";
import { isBsn, normalizeBsn } from "#domain/identifiers/bsn.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { noCents } from "#domain/money/cents.ts";
import {
  earlyEnds,
  instalmentKinds,
  maxTermYears,
  minTermYears,
  type NewAgreement,
  type Party,
} from "./agreement.ts";

/** Below this the paperwork costs more than it brings; above it a typing error is more likely. */
const smallestYearlyCents = 12_00;
const largestYearlyCents = 1_500_000_00;
const maxTextLength = 200;
const earliestBirth = "1900-01-01";
const ageOfConsent = 18;

const agreementErrors = {
  amount: "periodic.error.amount",
  instalments: "periodic.error.instalments",
  term: "periodic.error.term",
  firstYear: "periodic.error.first_year",
  deathName: "periodic.error.death_name",
  required: "periodic.error.required",
  long: "periodic.error.long",
  bsn: "periodic.error.bsn",
  sameBsn: "periodic.error.same_bsn",
  born: "periodic.error.born",
  consent: "periodic.error.consent",
} as const;
type AgreementError = (typeof agreementErrors)[keyof typeof agreementErrors];
export type AgreementErrors = Partial<Record<string, AgreementError>>;
export type ReadAgreement =
  | { ok: true; form: NewAgreement }
  | { ok: false; reason: "invalid"; errors: AgreementErrors };

const donorTexts = ["surname", "firstNames", "birthplace", "street", "town", "country"] as const;
const partnerTexts = ["partnerSurname", "partnerFirstNames", "partnerBirthplace"] as const;

/** Possible years of the first payment: a deed is signed before it. */
export const firstYears = (today: string): number[] => [yearOf(today), yearOf(today) + 1];

/** Used by the page, the form without JavaScript and the API. */
export function readAgreement(input: unknown, today: string): ReadAgreement {
  const typed = linesOf(input);
  const e = agreementErrors;
  const errors: AgreementErrors = {};
  const amount = readAmount(typed("yearlyAmount"));
  const yearlyCents = amount.ok ? amount.cents : noCents;
  if (yearlyCents < smallestYearlyCents || yearlyCents > largestYearlyCents)
    errors["yearlyAmount"] = e.amount;
  const instalments = instalmentKinds.find((kind) => kind === typed("instalments"));
  if (!instalments) errors["instalments"] = e.instalments;
  const termYears = typed("term") === "indefinite" ? null : Number(typed("termYears") || NaN);
  if (termYears !== null && !isTerm(termYears)) errors["termYears"] = e.term;
  const firstYear = firstYears(today).find((year) => String(year) === typed("firstYear"));
  if (firstYear === undefined) errors["firstYear"] = e.firstYear;
  const onDeathOfOther = typed("endsOnDeathOf") === "other";
  if (onDeathOfOther && typed("deathName") === "") errors["deathName"] = e.deathName;

  const hasPartner = typed("hasPartner") !== "";
  for (const field of [...donorTexts, ...(hasPartner ? partnerTexts : [])])
    if (typed(field) === "") errors[field] = e.required;
  for (const field of [...donorTexts, ...partnerTexts, "phone", "deathName"])
    if (typed(field).length > maxTextLength) errors[field] = e.long;

  const donorBsn = normalizeBsn(typed("bsn"));
  const partnerBsn = hasPartner ? normalizeBsn(typed("partnerBsn")) : null;
  if (!isBsn(donorBsn)) errors["bsn"] = e.bsn;
  if (partnerBsn !== null && !isBsn(partnerBsn)) errors["partnerBsn"] = e.bsn;
  else if (partnerBsn === donorBsn) errors["partnerBsn"] = e.sameBsn;
  if (!isAdultsBirthday(typed("bornOn"), today)) errors["bornOn"] = e.born;
  if (hasPartner && !isAdultsBirthday(typed("partnerBornOn"), today)) errors["partnerBornOn"] = e.born;
  if (typed("consent") === "") errors["consent"] = e.consent;

  if (!instalments || firstYear === undefined || Object.keys(errors).length > 0)
    return { ok: false, reason: "invalid", errors };
  const donor = donorIn(typed);
  return {
    ok: true,
    form: {
      yearlyCents,
      instalments,
      termYears,
      firstYear,
      endsOnDeathOf: onDeathOfOther ? typed("deathName") : null,
      endsEarlyOn: earlyEnds.filter((reason) => typed(reason) !== ""),
      donor,
      donorBsn,
      partner: hasPartner ? partnerIn(typed, donor) : null,
      partnerBsn,
    },
  };
}

type Typed = (name: string) => string;

const donorIn = (typed: Typed): Party => ({
  surname: typed("surname"),
  firstNames: typed("firstNames"),
  bornOn: typed("bornOn"),
  birthplace: typed("birthplace"),
  street: typed("street"),
  postalCodeAndTown: typed("town"),
  country: typed("country"),
  phone: typed("phone") || null,
});

/** Fiscal partners share an address; the form asks once. */
const partnerIn = (typed: Typed, donor: Party): Party => ({
  ...donor,
  surname: typed("partnerSurname"),
  firstNames: typed("partnerFirstNames"),
  bornOn: typed("partnerBornOn"),
  birthplace: typed("partnerBirthplace"),
  phone: null,
});

const isTerm = (years: number): boolean =>
  Number.isInteger(years) && years >= minTermYears && years <= maxTermYears;

function isAdultsBirthday(day: string, today: string): boolean {
  if (!isDay(day)) return false;
  const adultOn = `${yearOf(day) + ageOfConsent}${day.slice(4)}`;
  return day >= earliestBirth && adultOn <= today;
}

/** A set checkbox has any value; a program sends a boolean. */
const linesOf = (input: unknown): Typed => {
  const [sent, typed] = [sentIn(input), typedIn(input)];
  return (name) => (sent(name) === true ? "on" : oneLine(typed(name)));
};
