import * as z from "zod/mini";
import { isIban } from "#domain/identifiers/iban.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { formatCreditorReference, isCreditorReference } from "#domain/identifiers/creditor-reference.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { largestGift } from "#domain/money/gift-limits.ts";
import { frequencies, type Frequency } from "../donation.ts";
import { transferReference } from "./transfer-reference.ts";

/** Long enough for a slow bank and a weekend. */
export const reminderAfterDays = 10;
/** Money that arrives later still finds its gift. */
export const lapsesAfterDays = 60;

/** With the holder's name that banks compare. */
export type GiftAccount = Readonly<{ holder: string; iban: string }>;

export type Transfer = Readonly<{
  donationId: string;
  reference: string;
  status: DonationStatus;
  /** False: the donor chose another method since. */
  isChosen: boolean;
  giftCents: Cents;
  frequency: Frequency;
  begunOn: Day;
  receivedOn: Day | null;
  reminder: "none" | "asked" | "sent";
  isMailed: boolean;
}>;

const transferStates = ["waiting", "received", "lapsed", "changed"] as const;
export type TransferState = (typeof transferStates)[number];

/** What a donor needs to pay at the bank, and the status. It does not identify the donor. */
export const transferAnswer = z.object({
  state: z.enum(transferStates),
  giftCents: centsField,
  frequency: z.enum(frequencies),
  holder: z.string(),
  iban: z.string(),
  reference: z.string(),
  /** On squares of 1 by 1; null if the code cannot be drawn. */
  qr: z.nullable(z.object({ size: z.int(), path: z.string() })),
  receivedOn: z.nullable(z.string()),
  lapsesOn: z.string(),
  /** Null: too late, or already sent. */
  remindsOn: z.nullable(z.string()),
  isReminderAsked: z.boolean(),
  isMailed: z.boolean(),
});
export type TransferAnswer = z.infer<typeof transferAnswer>;

export const lapsesOn = ({ begunOn }: Pick<Transfer, "begunOn">): Day => addDays(begunOn, lapsesAfterDays);
const remindsOn = ({ begunOn }: Pick<Transfer, "begunOn">): Day => addDays(begunOn, reminderAfterDays);

export function stateOf({ status, isChosen, receivedOn }: Transfer): TransferState {
  if (receivedOn !== null) return "received";
  if (!isChosen) return "changed";
  return status === "PENDING" ? "waiting" : "lapsed";
}

export const canBeReminded = (transfer: Transfer, today: Day): boolean =>
  stateOf(transfer) === "waiting" && transfer.reminder !== "sent" && today < remindsOn(transfer);

/** A standing order is set up by hand: the QR code has no interval. */
export const codeOf = (transfer: Transfer, { holder, iban }: GiftAccount): string | null =>
  epcText({ holder, iban, cents: transfer.giftCents, reference: transferReference(transfer.reference) });

type Draw = (text: string) => { size: number; path: string };

export function describeTransfer(
  transfer: Transfer,
  account: GiftAccount,
  { today, draw }: { today: Day; draw: Draw },
): TransferAnswer {
  const code = transfer.frequency === "ONE_TIME" ? codeOf(transfer, account) : null;
  return {
    state: stateOf(transfer),
    giftCents: transfer.giftCents,
    frequency: transfer.frequency,
    holder: account.holder,
    iban: inGroupsOfFour(account.iban),
    reference: formatCreditorReference(transferReference(transfer.reference)),
    qr: code === null ? null : draw(code),
    receivedOn: transfer.receivedOn,
    lapsesOn: lapsesOn(transfer),
    remindsOn: canBeReminded(transfer, today) ? remindsOn(transfer) : null,
    isReminderAsked: transfer.reminder === "asked",
    isMailed: transfer.isMailed,
  };
}

/** Capacity of version 13; not every app reads larger codes. */
const maxBytes = 331;
const maxNameLength = 70;
const maxTextLength = 140;

type TransferOrder = Readonly<{
  holder: string;
  iban: string;
  /** Null: the payer enters it. */
  cents: Cents | null;
  /** With check digits, or free text; never both. */
  reference: string | null;
  text?: string | null;
}>;

/** The QR code of a euro transfer (EPC069-12, version 002). `CHAR`: charity. Null: a value that the standard does not allow. */
export function epcText({ holder, iban, cents, reference, text }: TransferOrder): string | null {
  const name = holder.trim();
  if (name === "" || name.length > maxNameLength || !isIban(iban)) return null;
  if (cents !== null && (cents < 1 || cents > largestGift)) return null;
  if (reference && (text || !isCreditorReference(reference))) return null;
  if ((text ?? "").length > maxTextLength) return null;
  const amount = cents === null ? "" : `EUR${decimalEuros(cents)}`;
  const lines = ["BCD", "002", "1", "SCT", "", name, iban, amount, "CHAR", reference ?? "", text ?? ""];
  if (lines.some((line) => /[\r\n]/.test(line))) return null;
  while (lines.at(-1) === "") lines.pop();
  const written = lines.join("\n");
  return new TextEncoder().encode(written).length <= maxBytes ? written : null;
}
