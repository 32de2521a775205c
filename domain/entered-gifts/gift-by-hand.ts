import * as z from "zod/mini";
import { isEmail, maxEmailLength, normalizeEmail } from "#domain/identifiers/email.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { languages } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";
import { largestGift, smallestGift } from "#domain/money/gift-limits.ts";
import { handMethods, keptAs } from "./hand-methods.ts";

const maxIdLength = 100;
const minTextLength = 3;
const maxTextLength = 200;
const maxReasonLength = 500;
/** Banks write at most 35 characters; a statement and a line number fit beside them. */
const maxReferenceLength = 70;

const contentId = z.prefault(z.nullable(z.string().check(z.maxLength(maxIdLength))), null);
const said = z.string().check(z.overwrite(oneLine), z.minLength(minTextLength), z.maxLength(maxTextLength));
export const reversalReason = z
  .string()
  .check(z.overwrite(oneLine), z.minLength(minTextLength), z.maxLength(maxReasonLength));

/** Two people write the same reference the same way. */
const asWritten = (typed: string): string => oneLine(typed).toUpperCase();

/** What was given, and what it is worth: by which price or report, and who says so. */
const inKind = z.object({
  goods: said,
  valuedHow: said,
  valuedBy: said,
  keptAs: z.enum(keptAs),
});

/** A gift that did not come through the site, as staff write it down. */
export const giftByHand = z.object({
  /** Made by the form: sending it twice enters it once. */
  id: z.uuid(),
  method: z.prefault(z.enum(handMethods), "BANK_TRANSFER"),
  amountCents: centsField.check(z.minimum(smallestGift), z.maximum(largestGift)),
  receivedOn: z.iso.date(),
  donorName: z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(maxNameLength))),
  donorEmail: z.nullable(
    z.string().check(z.overwrite(normalizeEmail), z.maxLength(maxEmailLength), z.refine(isEmail)),
  ),
  language: z.enum(languages),
  campaignId: contentId,
  programId: contentId,
  fund: z.prefault(z.nullable(z.enum(funds)), null),
  bankReference: z.prefault(
    z.nullable(
      z.string().check(z.overwrite(asWritten), z.minLength(minTextLength), z.maxLength(maxReferenceLength)),
    ),
    null,
  ),
  inKind: z.prefault(z.nullable(inKind), null),
  /** The gift that was entered wrongly: it is undone when this one is booked. */
  corrects: z.prefault(
    z.nullable(z.object({ donationId: z.string().check(z.maxLength(maxIdLength)), reason: reversalReason })),
    null,
  ),
});
export type GiftByHand = z.infer<typeof giftByHand>;
