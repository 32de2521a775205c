import * as z from "zod/mini";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { isEmail, maxEmailLength, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { languages } from "#domain/language.ts";
import { largestGift, smallestGift } from "#domain/money/gift-limits.ts";
import { asCents } from "#domain/money/cents.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import { centsField } from "#domain/money/cents-field.ts";

/** Above this a gift that nobody but the typist has seen is entered by an administrator. */
export const largestByStaff = asCents(500_000);
const maxIdLength = 100;
const contentId = z.nullable(z.string().check(z.maxLength(maxIdLength)));

/** A gift that came in on the bank account or at the door, as staff type it from the statement. */
export const bankGift = z.object({
  /** Made by the form: sending it twice enters it once. */
  id: z.uuid(),
  amountCents: centsField.check(z.minimum(smallestGift), z.maximum(largestGift)),
  receivedOn: z.iso.date(),
  donorName: z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(maxNameLength))),
  donorEmail: z.string().check(z.overwrite(normalizeEmail), z.maxLength(maxEmailLength), z.refine(isEmail)),
  language: z.enum(languages),
  campaignId: contentId,
  programId: contentId,
});
export type BankGift = z.infer<typeof bankGift>;

type Needs = {
  /** Donation, payment, books, receipt and audit line in one step; the same id again finds the same donation. */
  enter: (gift: BankGift, by: Actor, requestId: string) => Promise<void>;
};
export type EnterOutcome =
  { ok: true; donationId: string } | { ok: false; reason: "in_the_future" | "needs_admin" };

/** Stored like any donation and settled like any payment, so that books, receipt and totals follow by themselves. */
export const enterBankGift =
  ({ enter }: Needs) =>
  async (gift: BankGift, by: Actor, requestId: string, today: string): Promise<EnterOutcome> => {
    if (gift.amountCents > largestByStaff && (by === "program" || by.role !== "ADMIN"))
      return { ok: false, reason: "needs_admin" };
    if (gift.receivedOn > today) return { ok: false, reason: "in_the_future" };
    await enter(gift, by, requestId);
    return { ok: true, donationId: gift.id };
  };
