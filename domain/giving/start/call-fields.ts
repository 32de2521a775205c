import * as z from "zod/mini";
import { isEmail, maxEmailLength, normalizeEmail } from "#domain/identifiers/email.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import { looksLikeLink } from "#domain/identifiers/name-to-greet.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import { largestGift, smallestGift } from "#domain/money/gift-limits.ts";
import type { CallRefusal } from "./call-refusals.ts";

const maxMessageLength = 1000;
const maxContentIdLength = 100;
/** Allows for white space that is removed later; longer texts are refused before parsing. */
const maxTypedLength = 4 * maxMessageLength;

/** The schema's messages are our reasons, so one schema checks, explains and documents the call. */
export const because = (reason: CallRefusal) => ({ error: reason });

/** Stops validation: later checks expect texts of a normal length. */
const notEndless = (reason: CallRefusal) => z.maxLength(maxTypedLength, { ...because(reason), abort: true });

/** Names and tributes are mailed to addresses the donor chooses, so they must not contain links. */
const leadsNowhere = (reason: CallRefusal) =>
  z.refine<string>((text) => !looksLikeLink(text), because(reason));

/** Beyond safe integers the schema itself answers "too big" or "too small". */
function whyNoAmount({ code }: { code: string }): CallRefusal {
  if (code === "too_big") return "amount_too_large";
  return code === "too_small" ? "amount_too_small" : "amount_not_whole_cents";
}

export const amountCents = z
  .int({ error: whyNoAmount })
  .check(
    z.minimum(smallestGift, because("amount_too_small")),
    z.maximum(largestGift, because("amount_too_large")),
  )
  .brand<"Cents">();

export const currency = z.literal("EUR", because("currency_not_accepted"));

export const clientSecret = z
  .string(because("client_secret_invalid"))
  .check(z.regex(/^[A-Za-z0-9_-]{22,128}$/, because("client_secret_invalid")));

export const name = (reason: CallRefusal) =>
  z
    .string(because(reason))
    .check(
      notEndless(reason),
      z.overwrite(oneLine),
      z.maxLength(maxNameLength, because(reason)),
      leadsNowhere(reason),
    );

export const message = z
  .string(because("message_invalid"))
  .check(
    notEndless("message_invalid"),
    z.overwrite(paragraphs),
    z.maxLength(maxMessageLength, because("message_invalid")),
    leadsNowhere("message_invalid"),
  );

export const email = (reason: CallRefusal) =>
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
export const orAbsent = <Schema extends z.ZodMiniType>(schema: Schema, reason: CallRefusal) =>
  z.optional(z.union([blank, schema], because(reason)));

export const contentId = (reason: CallRefusal) =>
  z
    .string(because(reason))
    .check(
      z.maxLength(maxContentIdLength, because(reason)),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, because(reason)),
    );
