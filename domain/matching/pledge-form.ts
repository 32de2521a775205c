import { checkbox, choice, money, moneyOrNothing, wholeNumber } from "#domain/forms/choice-fields.ts";
import { defineForm, type FormValues } from "#domain/forms/define-form.ts";
import { day, text } from "#domain/forms/fields.ts";
import { maxEmailLength } from "#domain/identifiers/email.ts";
import { asCents } from "#domain/money/cents.ts";
import { monthlyRules, sponsorKinds } from "./pledge.ts";

/** A hundred million euros. */
const max = asCents(10_000_000_000);
const maxRatio = 10;
const maxPriority = 9;

export const pledgeForm = defineForm({
  name: "pledge",
  words: "matching",
  fields: {
    campaignId: choice("listed", {}),
    sponsor: text({ required: true, min: 2, max: 120 }),
    sponsorKind: choice(sponsorKinds, {}),
    sponsorEmail: text({ max: maxEmailLength, hint: true }),
    adds: wholeNumber({ min: 1, max: maxRatio }),
    per: wholeNumber({ min: 1, max: maxRatio, hint: true }),
    poolCents: money({ max }),
    perDonationCents: moneyOrNothing({ max }),
    perDonorCents: moneyOrNothing({ max }),
    minimumCents: moneyOrNothing({ max }),
    startsOn: day({}),
    endsOn: day({ hint: true }),
    priority: wholeNumber({ min: 1, max: maxPriority, hint: true }),
    monthly: choice(monthlyRules, {}),
    withManual: checkbox({}),
    remainderGiven: checkbox({}),
    signedOn: day({ hint: true }),
  },
});
export type PledgeValues = FormValues<typeof pledgeForm>;
