import * as z from "zod/mini";
import { isEmail, maxEmailLength, normalizeEmail } from "#domain/identifiers/email.ts";
import { looksLikeLink } from "#domain/identifiers/name-to-greet.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import { languages } from "#domain/language.ts";
import { funds } from "#domain/money/fund.ts";
import { largestGift, smallestGift } from "#domain/money/gift-limits.ts";
import { frequencies } from "./donation.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

/** What can be wrong with a call before anyone looks anything up. Each names the field it is about. */
export const callRefusals = [
  "body_invalid",
  "client_secret_invalid",
  "amount_not_whole_cents",
  "amount_too_small",
  "amount_too_large",
  "currency_not_accepted",
  "frequency_invalid",
  "campaign_invalid",
  "program_invalid",
  "fund_invalid",
  "cover_fees_invalid",
  "tribute_invalid",
  "honoree_invalid",
  "message_invalid",
  "notify_email_invalid",
  "donor_invalid",
  "name_invalid",
  "email_invalid",
  "language_invalid",
] as const;
export type CallRefusal = (typeof callRefusals)[number];

/** It stands in the subject of a letter to somebody who did not ask for one. */
const maxHonoreeLength = 100;
const maxMessageLength = 1000;
const maxContentIdLength = 100;
/** Spaces and line ends that tidying takes away may come on top; a text beyond this is refused before anything reads it. */
const maxTypedLength = 4 * maxMessageLength;

/** The schema's messages are our reasons, so one schema checks, explains and documents the call. */
const because = (reason: CallRefusal) => ({ error: reason });

/** Ends the reading of this text: the checks after it are for texts of a length that people type. */
const notEndless = (reason: CallRefusal) => z.maxLength(maxTypedLength, { ...because(reason), abort: true });

/** Names and tributes are mailed to addresses that the donor chooses: no letter of ours leads where a stranger wants. */
const leadsNowhere = (reason: CallRefusal) =>
  z.refine<string>((text) => !looksLikeLink(text), because(reason));

/** Beyond what can be counted exactly the schema says "too big" or "too small" of its own accord. */
function whyNoAmount({ code }: { code: string }): CallRefusal {
  if (code === "too_big") return "amount_too_large";
  return code === "too_small" ? "amount_too_small" : "amount_not_whole_cents";
}

const amountCents = z
  .int({ error: whyNoAmount })
  .check(
    z.minimum(smallestGift, because("amount_too_small")),
    z.maximum(largestGift, because("amount_too_large")),
  )
  .brand<"Cents">();

const currency = z.literal("EUR", because("currency_not_accepted"));

const clientSecret = z
  .string(because("client_secret_invalid"))
  .check(z.regex(/^[A-Za-z0-9_-]{22,128}$/, because("client_secret_invalid")));

const name = (reason: CallRefusal) =>
  z
    .string(because(reason))
    .check(
      notEndless(reason),
      z.overwrite(oneLine),
      z.maxLength(maxNameLength, because(reason)),
      leadsNowhere(reason),
    );

const message = z
  .string(because("message_invalid"))
  .check(
    notEndless("message_invalid"),
    z.overwrite(paragraphs),
    z.maxLength(maxMessageLength, because("message_invalid")),
    leadsNowhere("message_invalid"),
  );

const email = (reason: CallRefusal) =>
  z
    .string(because(reason))
    .check(
      notEndless(reason),
      z.overwrite(normalizeEmail),
      z.maxLength(maxEmailLength, because(reason)),
      z.refine(isEmail, because(reason)),
    );

/** A form sends an empty field where a script sends none, or null. */
const blank = z.pipe(
  z.union([z.null(), z.string().check(notEndless("body_invalid"), z.overwrite(oneLine), z.maxLength(0))]),
  z.transform(() => undefined),
);
const orAbsent = <Schema extends z.ZodMiniType>(schema: Schema, reason: CallRefusal) =>
  z.optional(z.union([blank, schema], because(reason)));

const contentId = (reason: CallRefusal) =>
  z
    .string(because(reason))
    .check(
      z.maxLength(maxContentIdLength, because(reason)),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, because(reason)),
    );

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
    tribute: z.nullish(tribute),
    donor,
    language: z.enum(languages, because("language_invalid")),
  },
  because("body_invalid"),
);

/** What a caller sends, before it is read. */
export type DonationInput = z.input<typeof donationBody>;

export type CallRead<Body> =
  Readonly<{ ok: true; body: Body }> | Readonly<{ ok: false; reason: CallRefusal }>;

/** The body, or the first thing wrong with it. */
export function readCall<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): CallRead<z.output<Schema>> {
  const read = z.safeParse(schema, body);
  if (read.success) return { ok: true, body: read.data };
  const said = read.error.issues[0]?.message;
  return { ok: false, reason: callRefusals.find((reason) => reason === said) ?? "body_invalid" };
}
