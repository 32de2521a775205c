import type pg from "pg";
import { addDays } from "#domain/calendar/day.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { chargeCents } from "./sample-bank.ts";
import { camtFile, type MadeEntry } from "../../files/camt/write-camt.ts";

type Account = { iban: string; knownTo: string; closingCents: Cents; entries: number };

/**
 * A statement that continues the demonstration's account up to today, to try an upload: a donation with its reference,
 * one from a stranger, and charges that a rule knows. Null: there is none.
 */
export const nextStatement =
  (pool: pg.Pool) =>
  async (today: string): Promise<string | null> => {
    const { rows } = await pool.query<Account>(
      `select iban, known_to as "knownTo", closing_cents as "closingCents",
         (select count(*)::int from bank_entries e where e.account_id = a.id) as entries
       from bank_accounts a where known_to is not null /* never null: knownTo, closingCents, because both are known together */
       order by added_at, id limit 1`,
    );
    const [account] = rows;
    if (!account) return null;
    const { iban, knownTo, closingCents, entries } = account;
    const from = knownTo < today ? addDays(knownTo, 1) : knownTo;
    const to = from > today ? from : today;
    const lines = [...(await awaitedGift(pool)), ...others].map((line, place) => ({
      ...line,
      on: to,
      bankReference: `TRY-${entries + place}`,
    }));
    return camtFile("08", [
      { id: `TRY-${to}-${entries}`, iban, from, to, openingCents: closingCents, entries: lines },
    ]);
  };

type Line = Omit<MadeEntry, "on" | "bankReference">;

const others: readonly Line[] = [
  {
    cents: asCents(4250),
    code: ["PMNT", "RCDT", "ESCT"],
    details: [
      { name: "Familie Van Dijk", iban: "NL44RABO0123456789", remittance: ["Succes met jullie werk"] },
    ],
  },
  {
    cents: negated(chargeCents),
    code: ["ACMT", "MDOP", "CHRG"],
    details: [{ remittance: ["Bank charges of this month"] }],
  },
];

/** The latest waiting transfer with its reference: it settles automatically. */
async function awaitedGift(pool: pg.Pool): Promise<Line[]> {
  const { rows } = await pool.query<{ reference: string; cents: Cents; name: string | null }>(
    `select reference, amount_cents as cents, donor_name as name from donations
     where by_transfer and status = 'PENDING' order by created_at desc, id limit 1`,
  );
  return rows.map(({ reference, cents, name }) => ({
    cents,
    code: ["PMNT", "RCDT", "ESCT"],
    details: [{ name: name ?? "Donor", iban: "NL20INGB0001234567", reference: transferReference(reference) }],
  }));
}
