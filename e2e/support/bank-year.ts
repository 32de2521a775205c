import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type pg from "pg";
import type { MadeEntry } from "#adapters/files/camt/camt.fixtures.ts";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { bookAll } from "#adapters/postgres/seed/book-all.ts";
import { seedPayouts } from "#adapters/postgres/seed/seed-payouts.ts";
import { storeGifts } from "#adapters/postgres/seed/store-gifts.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { bookGift } from "#domain/ledger/postings.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { today } from "#server/timing/clock.ts";
import { awaitTransfers, referenceNumber } from "#testing/awaited-transfers.ts";

/** How a treasurer deals with a line that is not matched automatically. */
export type Way =
  | { by: "accept" | "confirm" | "donation" | "expense" }
  | { by: "search"; words: string }
  | { by: "account"; account: string }
  | { by: "split"; words: string; first: string; account: string }
  | { by: "give"; account: string; first: string };
export type YearLine = MadeEntry & { way?: Way };

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF").toString("base64");
const giver = "NL02RABO0123456789";
const payoutCents = asCents(12_300);
const refundCents = 1500;

/** Donations paid at the provider in early December of each year, each in a payout of its own. */
export async function payOut(pool: pg.Pool, years: readonly number[]): Promise<void> {
  const gifts = years.map((year) => ({
    id: `online-${year}`,
    donorName: null,
    donorEmail: `online-${year}@example.org`,
    userId: null,
    language: "nl" as const,
    country: "NL",
    giftCents: payoutCents,
    coverFees: false,
    frequency: "ONE_TIME" as const,
    campaignId: null,
    daysAgo: daysBetween(`${year}-12-04`, today()),
    monthlyGiftId: null,
    fate: "COMPLETED" as const,
  }));
  await inTransaction(pool, async (client) => {
    await bookAll(
      client,
      gifts.map(({ id, giftCents, campaignId }, place) =>
        bookGift({
          donationId: id,
          holder: "sandbox",
          on: `${years[place]}-12-04`,
          campaignId,
          programId: null,
          fund: null,
          giftCents,
          coverCents: noCents,
        }),
      ),
    );
    await storeGifts(client, gifts, today());
    await seedPayouts(client, today());
  });
}

/** What a year knew before its statement: announced and entered donations, expenses, invoices and a rule. */
export async function prepareYear(request: APIRequestContext, pool: pg.Pool, { year, url }: Year) {
  const references = Array.from({ length: 16 }, (_, place) => referenceNumber(year * 100 + place));
  for (const [place, reference] of references.entries())
    await awaitTransfers(pool, [reference], 3000 + place);
  await pool.query("update donations set donor_name = $2 where reference = $1", [
    references[0],
    `Giver ${year}`,
  ]);
  const on = `${year}-12-31`;
  const post = async (path: string, data: object) => {
    const response = await request.post(`${url}/api/admin/${path}`, { data });
    expect([path, response.status(), await response.text()]).toEqual([path, 201, expect.any(String)]);
  };
  const none = { projectId: null, programId: null, fund: null };
  for (const [place, bankReference] of ["E-0", "E-1", "TYPED WRONGLY"].entries())
    await post("donations", {
      id: randomUUID(),
      method: "BANK_TRANSFER",
      amountCents: 4000 + place,
      receivedOn: on,
      donorName: "By letter",
      donorEmail: null,
      language: "nl",
      campaignId: null,
      programId: null,
      bankReference: `${bankReference} ${year}`,
    });
  for (const place of [0, 1, 2])
    await post("expenses", {
      id: randomUUID(),
      amountCents: 5000 + place,
      spentOn: on,
      category: "ADMINISTRATION",
      ...none,
      description: `Hosting ${place}`,
      documentBase64: pdf,
    });
  for (const [place, amountCents] of [9000, 9100, 9200].entries())
    await post("books/entries", {
      entry: {
        kind: "invoice",
        id: randomUUID(),
        on,
        description: "Printing",
        amountCents,
        account: "expenses-fundraising",
        ...none,
        nature: "communication",
        party: null,
        iban: null,
        reference: `INV-${year}-${place}`,
        dueOn: on,
      },
      documentBase64: pdf,
    });
  await post("bank/rules", {
    name: `Charges ${year}`,
    direction: "OUT",
    nameContains: `Bank charges ${year}`,
    account: "bank-charges",
  });
  return { references };
}
type Year = { year: number; url: string };

/** The donation of the first statement is given back in part, so that the second one shows the money leaving. */
export async function refundFirst(
  request: APIRequestContext,
  { url, reference }: { url: string; reference: string },
) {
  const refund = {
    id: randomUUID(),
    donationId: `gift-${reference}`,
    cents: refundCents,
    reason: "Asked for",
  };
  const response = await request.post(`${url}/api/admin/refunds`, { data: refund });
  expect(response.status()).toBe(201);
}

const into = (cents: number, on: string, detail: Detail): MadeEntry => ({
  cents,
  on,
  code: cents > 0 ? ["PMNT", "RCDT", "ESCT"] : ["PMNT", "ICDT", "ESCT"],
  details: [detail],
});
type Detail = NonNullable<MadeEntry["details"]>[number];

/** The only line of the first statement: a donor whose account is known from then on. */
export const firstLine = (year: number, reference: string): MadeEntry =>
  into(3000, `${year}-01-15`, {
    name: `Giver ${year}`,
    iban: giver,
    reference: transferReference(reference),
  });

/** Forty lines with every case. Those without a way are matched automatically. */
export function linesOf(year: number, references: readonly string[]): YearLine[] {
  const end = `${year}-12-31`;
  const rf = (place: number) => transferReference(references[place] ?? "");
  const typo = `${rf(8).slice(0, 8)}${rf(8)[8] === "9" ? "8" : "9"}${rf(8).slice(9)}`;
  const line = (cents: number, name: string, more: Detail = {}) =>
    into(cents, end, { name: `${name} ${year}`, ...more });
  const said = (text: string) => ({ remittance: [text] });
  const entered = (place: number) => ({
    ...line(4000 + place, "By letter"),
    bankReference: `E-${place} ${year}`,
  });
  const accept = { way: { by: "accept" } } as const;
  const invoice = (place: number) => said(`INV-${year}-${place}`);
  return [
    ...[1, 2, 3, 4, 5, 6, 7].map((place) => line(3000 + place, `Donor ${place}`, { reference: rf(place) })),
    entered(0),
    entered(1),
    into(payoutCents, payoutDay(year), { name: "Sandbox Payments" }),
    { ...line(3008, "Typing error", said(`Gift ${typo}`)), ...accept },
    { ...line(3509, "Gave more", { reference: rf(9) }), ...accept },
    { ...line(2510, "Gave less", { reference: rf(10) }), ...accept },
    { ...line(3011 + 3012, "Two at once", said(`${rf(11)} ${rf(12)}`)), ...accept },
    { ...into(4444, end, { name: `Somebody else ${year}`, iban: giver }), way: { by: "confirm" } },
    { ...into(4445, end, { name: `Giver ${year}`, iban: giver }), ...accept },
    { ...into(4002, end, { name: "By letter" }), ...accept },
    ...[0, 1, 2].map((place) => ({
      ...line(-5000 - place, `Host ${place}`, said(`Hosting ${place}`)),
      ...accept,
    })),
    { ...line(-9000, "Printer of one", invoice(0)), ...accept },
    { ...line(-6000, "Printer of two", invoice(1)), ...accept },
    { ...line(-3100, "Printer of the rest", invoice(1)), ...accept },
    {
      ...line(-9200, "Printer with a closed account", { ...invoice(2), endToEndId: `P-${year}` }),
      ...accept,
    },
    {
      cents: 9200,
      on: end,
      code: ["PMNT", "RCDT", "RRTN"],
      details: [{ name: `Returned ${year}`, endToEndId: `P-${year}`, returnReason: "AC04" }],
      ...accept,
    },
    { ...line(-9200, "Printer paid again", invoice(2)), ...accept },
    {
      ...into(-refundCents, end, { name: `Giver ${year}`, iban: giver, ...said(`Refund ${references[0]}`) }),
      ...accept,
    },
    ...[0, 1, 2].map((place) => ({
      ...line(-100 - place, "Bank charges", said(`Month ${place}`)),
      ...accept,
    })),
    { ...line(3313, "Paid from another account"), way: { by: "search", words: references[13] ?? "" } },
    {
      ...line(3014 + 700, "Church", said("Collection and a chair")),
      way: { by: "split", words: references[14] ?? "", first: "30.14", account: "income-other" },
    },
    {
      ...line(2345 + 5000, "Fair", said("Stand and a gift")),
      way: { by: "give", account: "income-other", first: "23.45" },
    },
    { ...line(7001, "Stranger one"), way: { by: "donation" } },
    { ...line(7002, "Stranger two"), way: { by: "donation" } },
    { ...line(-8003, "Repair"), way: { by: "expense" } },
    { ...line(8000, "Interest"), way: { by: "account", account: "interest-received" } },
    { ...line(8001, "A company"), way: { by: "account", account: "income-companies" } },
    { ...line(-8002, "Loan given"), way: { by: "account", account: "loans" } },
    { ...line(8002, "Loan repaid"), way: { by: "account", account: "loans" } },
  ];
}

/** The Tuesday after the Monday on which the sandbox pays out the week of 4 December. */
function payoutDay(year: number): string {
  const day = new Date(`${year}-12-04T12:00:00Z`);
  const untilMonday = (8 - day.getUTCDay()) % 7 || 7;
  day.setUTCDate(day.getUTCDate() + untilMonday + 1);
  return day.toISOString().slice(0, 10);
}
