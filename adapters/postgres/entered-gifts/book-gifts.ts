import type pg from "pg";
import type { HandMethod, KeptAs } from "#domain/entered-gifts/hand-methods.ts";
import type { PaidLine } from "#domain/giving/settle/paid-by-bank.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Holder } from "#domain/money/movement.ts";
import { statementsFrom } from "../bank/bank-accounts.ts";
import { settleTogether } from "../giving/settle-transfers.ts";
import type { Entering } from "./enter-gifts.ts";
import { reverseGift } from "./reverse-gift.ts";
import { storeDonations } from "./store-donations.ts";

type Row = {
  id: string;
  method: HandMethod;
  amountCents: Cents;
  receivedOn: string;
  campaignId: string | null;
  programId: string | null;
  fund: Fund | null;
  keptAs: KeptAs | null;
  corrects: string | null;
  correctionReason: string | null;
  donorName: string | null;
  donorEmail: string | null;
  language: Language;
};

/** Makes donations of entered ones, and reverses those they correct, in one transaction. */
export async function bookGifts(
  client: pg.PoolClient,
  ids: readonly string[],
  { newReference, by, requestId }: Entering,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await client.query<Row>(
    `select id, method, amount_cents as "amountCents", received_on as "receivedOn", campaign_id as "campaignId",
       program_id as "programId", fund, kept_as as "keptAs", corrects, correction_reason as "correctionReason",
       donor->>'name' as "donorName", donor->>'email' as "donorEmail", coalesce(donor->>'language', 'nl') as language
     from entered_gifts where id = any($1) order by received_on, import_row, id`,
    [ids],
  );
  for (const { corrects, correctionReason } of rows)
    if (corrects !== null && correctionReason !== null)
      await reverseGift(client, { donationId: corrects, reason: correctionReason, by, requestId });
  await storeDonations(
    client,
    rows.map((row) => ({ ...row, reference: newReference() })),
  );
  const from = await statementsFrom(client);
  const payments = rows.map((row) => ({
    paymentId: row.id,
    chargedCents: row.amountCents,
    paidOn: row.receivedOn,
    method: methods[row.method],
    holder: holderOf(row, from),
  }));
  for (let at = 0; at < payments.length; at += atOnce)
    await settleTogether(client, payments.slice(at, at + atOnce));
  // The statement proves the transfer, so its receipt waits for the match.
  await client.query("insert into receipts_awaiting_bank (donation_id) select unnest($1::text[])", [
    payments.filter(({ holder }) => holder === "expected").map(({ paymentId }) => paymentId),
  ]);
  await client.query("update entered_gifts set donor = null where id = any($1)", [ids]);
  await client.query("select pg_notify('content_changed', '')");
}

/** Limits the statement time: a file can have thousands. */
const atOnce = 250;

const methods = {
  BANK_TRANSFER: "bank",
  CASH: "cash",
  CHEQUE: "cheque",
  IN_KIND: "in_kind",
} as const satisfies Record<HandMethod, PaidLine["method"]>;

/** A transfer is on the bank account, unless statements are read: then only they move it, and this one is expected. */
function holderOf({ method, receivedOn, keptAs }: Row, from: string | null): Holder {
  if (method === "BANK_TRANSFER") return from !== null && receivedOn >= from ? "expected" : "bank";
  return keptAs ?? "cash";
}
