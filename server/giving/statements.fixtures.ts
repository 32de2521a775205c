import { randomUUID } from "node:crypto";
import type pg from "pg";
import { bytesOf, camtFile, type MadeEntry } from "#adapters/files/camt/camt.fixtures.ts";
import type { BankLineRow } from "#domain/bank/answers.ts";
import type { Part } from "#domain/bank/part.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { GiftByHand } from "#domain/entered-gifts/gift-by-hand.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";

const bankIban = "NL20INGB0001234567";
export const staff = { userId: "s1", role: "STAFF" } as const;
export const colleague = { userId: "s2", role: "STAFF" } as const;
export const admin = { userId: "a1", role: "ADMIN" } as const;
export const pdf = Buffer.from("%PDF-1.7\n%%EOF");

type Line = Omit<MadeEntry, "on">;

/** A foundation whose statements are imported day by day from the first of November 2025. */
export async function treasury(pool: pg.Pool, firstDay = "2025-11-01") {
  const { foundation } = await testApp(pool, { seed: false });
  const { bank, enteredGifts } = foundation;
  await bank.addAccount({ iban: bankIban, name: "Current", holder: "Stichting" }, "program", "q0");
  let openingCents = 0;
  let day = addDays(firstDay, -1);
  const run = () =>
    bank.importFiles.run({
      signal: new AbortController().signal,
      log: { info() {}, warn() {}, error() {} } as never,
    });
  const uploadStatement = async (id: string, on: string, opening: number, lines: readonly Line[]) => {
    const entries = lines.map((line) => ({ ...line, on }));
    const statement = { id, iban: bankIban, from: on, to: on, openingCents: opening, entries };
    await bank.upload(`${id}.xml`, bytesOf(camtFile("08", [statement]))(), "program", "q1");
    await run();
  };
  const linesIn =
    (state: "waiting" | "matched") =>
    async (cents: number): Promise<BankLineRow[]> => {
      const found: BankLineRow[] = [];
      let before: number | null = null;
      do {
        const page: Awaited<ReturnType<typeof bank.lines>> = await bank.lines({ state, before });
        found.push(...page.rows.filter((row) => row.cents === cents));
        before = page.older === null ? null : Number(page.older);
      } while (before !== null);
      return found;
    };
  const match = (id: number, parts: readonly Part[], by: typeof staff | typeof colleague = staff) =>
    bank.match(id, { parts: [...parts] }, by, "q");
  return {
    foundation,
    run,
    uploadStatement,
    match,
    waiting: linesIn("waiting"),
    matched: linesIn("matched"),
    /** The statement of the next day with these lines. */
    send: async (lines: readonly Line[]): Promise<string> => {
      day = addDays(day, 1);
      await uploadStatement(`D${day}`, day, openingCents, lines);
      openingCents += lines.reduce((sum, { cents }) => sum + cents, 0);
      return day;
    },
    lastDay: () => ({ day, openingCents }),
    /** Accepts the best suggestion. */
    accept: (line: BankLineRow | undefined, by: typeof staff | typeof colleague = staff) =>
      match(line?.id ?? 0, line?.suggestions[0]?.parts ?? [], by),
    enter: (
      cents: number,
      bankReference: string | null,
      changes: Partial<GiftByHand> = {},
      by: typeof staff | typeof admin = staff,
    ) => enteredGifts.enter(enteredGift(cents, bankReference, changes), pdf, by, "q"),
    moved: async (account: string, year: number | null = null): Promise<number> => {
      const { rows } = await pool.query<{ cents: number }>(
        `select coalesce(sum(p.cents), 0)::bigint as cents from ledger_postings p join ledger_entries e on e.id = p.entry_id
         where account_id = $1 and ($2::int is null or extract(year from booked_on) = $2)`,
        [account, year],
      );
      return rows[0]?.cents ?? 0;
    },
  };
}

export const transfer = (
  cents: number,
  name: string,
  more: NonNullable<MadeEntry["details"]>[number] = {},
): Line => ({
  cents,
  code: cents > 0 ? ["PMNT", "RCDT", "ESCT"] : ["PMNT", "ICDT", "ESCT"],
  details: [{ name, ...more }],
});

const enteredGift = (
  cents: number,
  bankReference: string | null,
  changes: Partial<GiftByHand>,
): GiftByHand => ({
  id: randomUUID(),
  method: "BANK_TRANSFER",
  amountCents: asCents(cents),
  receivedOn: "2025-11-05",
  donorName: null,
  donorEmail: null,
  language: "nl",
  campaignId: null,
  programId: null,
  fund: null,
  bankReference,
  inKind: null,
  corrects: null,
  ...changes,
});
