import type pg from "pg";
import type { Cents } from "#domain/money/cents.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { firstStatementDay } from "./sample-bank.ts";
import { sampleLines, type SampleLine } from "./sample-lines.ts";
import { transferDonors } from "./sample-transfers.ts";

const payees: Readonly<Record<string, string>> = {
  "expenses-program": "Stichting Samen Verder",
  "expenses-fundraising": "Drukkerij Zonneveld",
  "expenses-administration": "Kantoorgebouw De Brug",
};

/** The bank lines behind the books, and the waiting ones. */
export async function statementLines(client: pg.ClientBase, today: string): Promise<SampleLine[]> {
  return [
    ...(await giftsTogether(client, today)),
    ...(await expensesPaid(client, today)),
    ...(await payoutsArrived(client, today)),
    ...(await giftsByTransfer(client)),
    ...sampleLines(today),
  ];
}

type Booked = { id: string; on: string; cents: Cents; description: string };

/** Years before these books are summed, also at the bank. */
async function giftsTogether(client: pg.ClientBase, today: string): Promise<SampleLine[]> {
  const { rows } = await client.query<Booked>(
    `select e.cause_id as id, e.booked_on as "on", p.cents, e.description
     from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account_id = 'bank-suspense'
     where e.cause_kind = 'opening' and e.booked_on >= $1`,
    [firstStatementDay(today)],
  );
  return rows.map(({ id, on, cents, description }) => ({
    entry: {
      cents,
      on,
      bankReference: `DEMO-${id}`,
      code: ["PMNT", "RCDT", "ESCT"],
      details: [{ remittance: [description] }],
    },
    match: { kind: "gift", account: null },
  }));
}

/** Today's expenses are not paid yet. */
async function expensesPaid(client: pg.ClientBase, today: string): Promise<SampleLine[]> {
  const { rows } = await client.query<Booked & { account: string }>(
    `select e.cause_id as id, e.booked_on as "on", bank.cents, e.description, cost.account_id as account
     from ledger_entries e
       join ledger_postings bank on bank.entry_id = e.id and bank.account_id = 'bank'
       join ledger_postings cost on cost.entry_id = e.id and cost.line = 1
     where e.cause_kind = 'expense' and e.booked_on >= $1 and e.booked_on < $2`,
    [firstStatementDay(today), today],
  );
  return rows.map(({ id, on, cents, description, account }) => ({
    entry: {
      cents,
      on,
      bankReference: `DEMO-${id}`,
      code: ["PMNT", "ICDT", "ESCT"],
      details: [{ name: payees[account] ?? "Supplier", remittance: [description] }],
    },
    match: { kind: "expense", account: "creditors", expenseId: id },
  }));
}

async function payoutsArrived(client: pg.ClientBase, today: string): Promise<SampleLine[]> {
  const { rows } = await client.query<{ id: string; on: string; cents: Cents }>(
    `select id, arrives_on as "on", cents from payouts
     where provider = 'sandbox' and booked_at is not null and booked_back_at is null and arrives_on < $1`,
    [today],
  );
  return rows.map(({ id, on, cents }) => ({
    entry: {
      cents,
      on,
      bankReference: `DEMO-${id}`,
      code: ["PMNT", "RCDT", "ESCT"],
      details: [{ name: "Sandbox Payments", remittance: [id] }],
    },
    match: { kind: "payout", account: "in-transit-sandbox", payout: { provider: "sandbox", payoutId: id } },
  }));
}

async function giftsByTransfer(client: pg.ClientBase): Promise<SampleLine[]> {
  const { rows } = await client.query<{
    id: string;
    on: string;
    cents: Cents;
    reference: string;
    name: string;
  }>(
    `select id, paid_at::date as "on", amount_cents as cents, reference, donor_name as name
     from donations where by_transfer and paid_at is not null and donor_name is not null /* never null: on, name, because both are asked for */`,
  );
  return rows.map(({ id, on, cents, reference, name }) => ({
    entry: {
      cents,
      on,
      bankReference: `DEMO-${id}`,
      code: ["PMNT", "RCDT", "ESCT"],
      details: [
        {
          name,
          iban: transferDonors.find((donor) => donor.name === name)?.iban ?? "",
          reference: transferReference(reference),
        },
      ],
    },
    match: { kind: "gift", account: null, donationId: id },
  }));
}
