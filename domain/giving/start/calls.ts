import * as z from "zod/mini";
import { emailPurposes } from "#domain/email-purposes.ts";
import { languages } from "#domain/language.ts";
import { funds } from "#domain/money/fund.ts";
import { onlineMethods } from "#domain/money/online-method.ts";
import {
  amountCents,
  because,
  clientSecret,
  contentId,
  currency,
  email,
  message,
  name,
  orAbsent,
} from "./call-fields.ts";
import { callRefusals, type CallRefusal } from "./call-refusals.ts";
import { frequencies } from "../donation.ts";

/** Appears in the subject of an unrequested email. */
const maxHonoreeLength = 100;

export const paymentSessionBody = z.object(
  { amountCents, currency, clientSecret: orAbsent(clientSecret, "client_secret_invalid") },
  because("body_invalid"),
);

const tribute = z.object(
  {
    type: z.enum(["honor", "memory"], because("tribute_invalid")),
    honoree: name("honoree_invalid").check(
      z.minLength(1, because("honoree_invalid")),
      z.maxLength(maxHonoreeLength, because("honoree_invalid")),
    ),
    message: orAbsent(message, "message_invalid"),
    notifyEmail: orAbsent(email("notify_email_invalid"), "notify_email_invalid"),
  },
  because("tribute_invalid"),
);

const donor = z.object(
  { name: orAbsent(name("name_invalid"), "name_invalid"), email: email("email_invalid") },
  because("donor_invalid"),
);

const emails = z.partialRecord(
  z.enum(emailPurposes),
  z.boolean(because("body_invalid")),
  because("body_invalid"),
);

export const donationBody = z.object(
  {
    clientSecret,
    amountCents,
    currency,
    frequency: z.enum(frequencies, because("frequency_invalid")),
    campaignId: orAbsent(contentId("campaign_invalid"), "campaign_invalid"),
    programId: orAbsent(contentId("program_invalid"), "program_invalid"),
    fund: orAbsent(z.enum(funds, because("fund_invalid")), "fund_invalid"),
    coverFees: z.boolean(because("cover_fees_invalid")),
    method: orAbsent(
      z.enum([...onlineMethods, "BANK_TRANSFER"], because("method_invalid")),
      "method_invalid",
    ),
    tribute: z.nullish(tribute),
    donor,
    /** Emails that the donor asks for. */
    emails: orAbsent(emails, "body_invalid"),
    language: z.enum(languages, because("language_invalid")),
  },
  because("body_invalid"),
);

export type DonationInput = z.input<typeof donationBody>;

export type CallRead<Body> =
  | Readonly<{ ok: true; body: Body }>
  | Readonly<{ ok: false; reason: CallRefusal }>;

/** The body, or the first error. */
export function readCall<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): CallRead<z.output<Schema>> {
  const read = z.safeParse(schema, body);
  if (read.success) return { ok: true, body: read.data };
  const said = read.error.issues[0]?.message;
  return { ok: false, reason: callRefusals.find((reason) => reason === said) ?? "body_invalid" };
}
