import * as z from "zod/mini";
import { isEmail, maxEmailLength, normalizeEmail } from "#domain/identifiers/email.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { languages } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";
import { largestGift, smallestGift } from "#domain/money/gift-limits.ts";
import { idField } from "#domain/shared-fields.ts";
import { maxReasonLength } from "#domain/limits.ts";
import { handMethods, keptAs } from "./hand-methods.ts";

const minTextLength = 3;
const maxTextLength = 200;
/** Banks allow 35 characters; this leaves room for statement and line numbers. */
const maxReferenceLength = 70;

const contentId = z.prefault(z.nullable(idField), null);
const said = z.string().check(z.overwrite(oneLine), z.minLength(minTextLength), z.maxLength(maxTextLength));
export const reversalReason = z
  .string()
  .check(z.overwrite(oneLine), z.minLength(minTextLength), z.maxLength(maxReasonLength));

/** Normalises a reference. */
const asWritten = (typed: string): string => oneLine(typed).toUpperCase();

/** What was given, its value, the source of the value and who states it. */
const inKind = z.object({
  goods: said,
  valuedHow: said,
  valuedBy: said,
  keptAs: z.enum(keptAs),
});

/** A donation outside the site, as staff enter it. */
export const giftByHand = z.object({
  /** Created by the form, so that sending it twice enters it once. */
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
  /** The wrong donation that this one replaces; it is reversed when this one is booked. */
  corrects: z.prefault(z.nullable(z.object({ donationId: idField, reason: reversalReason })), null),
});
export type GiftByHand = z.infer<typeof giftByHand>;
