import { choicesIn } from "#domain/giving/donation.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import type { Notice } from "#domain/giving/ports.ts";
import type { Settlement } from "#domain/giving/settle/settlement.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { choiceColumns, tributeColumns } from "./choice-columns.ts";
import { mailsOf } from "./settlement-mails.ts";

export type SettlementToWrite = Readonly<{
  settlement: Settlement;
  entries: readonly Entry[];
  /** The notice that caused it, to be marked as handled. */
  notice: Notice | null;
}>;

/** At most one transition of an unchanged first version, without rare parts. New choices make a later version. */
export const isPlain = ({ settlement }: SettlementToWrite): boolean =>
  settlement.plannedOn === 1 &&
  !settlement.isChosenAnew &&
  settlement.donation.monthlyGiftId === null &&
  settlement.moves.length <= 1 &&
  !settlement.report.declines?.length &&
  settlement.report.subscriptionId === null &&
  settlement.begins === null &&
  settlement.renewed === null &&
  settlement.discrepancies.length === 0 &&
  mailsOf(settlement).length === 0;

/** Every row has every column, also empty ones. */
export const plainColumns = `place int, id text, "plannedOn" int, status text, "paidAt" timestamptz, "paidAttemptId" text, "attemptId" text, provider text,
  "paymentId" text, report jsonb, "from" text, "to" text, entries jsonb, "receiptYear" int, "eventId" text`;

export const plainRow = ({ settlement, entries, notice }: SettlementToWrite, place: number) => ({
  ...toldOfAll(settlement, notice, place),
  from: settlement.moves.length > 0 ? settlement.donation.status : null,
  to: settlement.moves[0] ?? null,
  entries,
});

export const columns = `place int, id text, "plannedOn" int, status text, ${choiceColumns}, "paidAt" timestamptz, "paidAttemptId" text, "monthlyGiftId" text, "attemptId" text, provider text,
  "paymentId" text, "subscriptionId" text, report jsonb, "from" text[], "to" text[], entries jsonb, "receiptYear" int,
  mails jsonb, begins jsonb, outcome text, "chargedAt" timestamptz, discrepancies text[], "eventId" text`;

export function wholeRow({ settlement, entries, notice }: SettlementToWrite, place: number) {
  const { donation, report, moves, begins, renewed, discrepancies } = settlement;
  return {
    ...toldOfAll(settlement, notice, place),
    ...choicesIn(donation),
    ...tributeColumns(donation),
    monthlyGiftId: donation.monthlyGiftId,
    subscriptionId: report.subscriptionId,
    from: [donation.status, ...moves].slice(0, -1),
    to: moves,
    entries,
    mails: mailsOf(settlement),
    begins: begins ? [begins] : [],
    outcome: renewed?.outcome ?? null,
    chargedAt: renewed?.at ?? null,
    discrepancies,
  };
}

const toldOfAll = (
  { donation, plannedOn, attemptId, report, moves, receiptYear }: Settlement,
  notice: Notice | null,
  place: number,
) => ({
  place,
  id: donation.id,
  plannedOn,
  status: moves[0] ?? donation.status,
  paidAt: donation.paidAt,
  paidAttemptId: donation.paidAttemptId,
  attemptId,
  provider: report.provider,
  paymentId: report.paymentId,
  report: storedReport(report),
  receiptYear,
  eventId: notice?.eventId ?? null,
});

/** The charged amount has always been stored as `amountCents` here. */
export type StoredReport = Omit<PaymentReport, "chargedCents" | "card"> &
  Readonly<{ amountCents: PaymentReport["chargedCents"]; card?: undefined }>;

/** Card marks are stored apart for a day (`card-uses.ts`), because reports stay for years. */
export const storedReport = ({ chargedCents, ...report }: PaymentReport): StoredReport => ({
  ...report,
  card: undefined,
  ...(report.declines && { declines: report.declines.map(({ id, at }) => ({ id, at })) }),
  amountCents: chargedCents,
});

export const reportIn = ({ amountCents, ...report }: StoredReport): PaymentReport => ({
  ...report,
  chargedCents: amountCents,
});
