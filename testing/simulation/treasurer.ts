import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { camtFile, type MadeEntry } from "#adapters/files/camt/camt.fixtures.ts";
import { addDays, yearOf } from "#domain/calendar/day.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { asCents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { today } from "#server/timing/clock.ts";
import { signIn, visitor } from "./person.ts";

const iban = "NL91ABNA0417164300";
const project = "dubai-senior-care-network";
const documentBase64 = Buffer.from("%PDF-1.7\n%%EOF").toString("base64");
const waitMs = 50;
const patienceMs = 120_000;
const reportEvery = 10;

/** What the books must hold once everybody is done, counted here and not read from them. */
export type Kept = {
  bankCents: number;
  suspenseCents: number;
  expectedCents: number;
  zakatCents: number;
  spentCents: number;
  bankGifts: number;
  neverArrive: number;
};
type Row = {
  id: number;
  cents: number;
  openCents: number;
  match: { id: string } | null;
  suggestions: { parts: object[] }[];
};
type World = { url: string; onStep: () => void; report: (phase: string) => void };

/** Two colleagues enter, import, match at the same moment, undo and close a year, while donors give and the program is killed. */
export async function keepBooks({ url, onStep, report }: World, rounds: number): Promise<Kept> {
  const staff = await signIn(url, onStep, "staff@example.org");
  const admin = await signIn(url, onStep, "admin@example.org");
  const kept: Kept = {
    bankCents: 0,
    suspenseCents: 0,
    expectedCents: 0,
    zakatCents: 0,
    spentCents: 0,
    bankGifts: 0,
    neverArrive: 0,
  };
  const year = yearOf(today());
  let made = 0;
  /** Of the statements before. Lines that nobody knows wait there, more each day. */
  let lastLine = 0;
  // Each amount occurs once, so that a line is known by it.
  const amount = () => asCents(10_000 + ++made * 7);
  const account = { iban, name: "Current", holder: "Stichting" };
  await admin.call("POST", "/api/admin/bank/accounts", account, [409]);
  for (let round = 0; round < rounds; round++) {
    await oneDay(addDays(`${year}-01-01`, round), round);
    if (round === Math.floor(rounds / 2)) await closeYear();
    if ((round + 1) % reportEvery === 0) report(`${round + 1} of ${rounds} statements`);
  }
  return kept;

  async function oneDay(on: string, round: number): Promise<void> {
    const announced = amount();
    const entered = amount();
    const stranger = amount();
    const bought = amount();
    const paid = negated(bought);
    const unknown = amount();
    const reference = await announce(announced, round);
    const bankReference = `BANK-${round}-${made}`;
    await enterGift({ amountCents: entered, receivedOn: on, bankReference });
    const expenseId = await spend({ amountCents: bought, spentOn: on });
    const lines: MadeEntry[] = [
      { cents: announced, on, details: [{ name: "A donor", reference: transferReference(reference) }] },
      { cents: entered, on, bankReference, details: [{ name: "Another donor" }] },
      { cents: stranger, on, details: [{ name: `Stranger ${round}`, remittance: ["For your work"] }] },
      { cents: paid, on, details: [{ name: "A supplier" }] },
      { cents: unknown, on, details: [{ name: "Nobody knows", remittance: ["?"] }] },
    ];
    await importDay(on, lines);
    kept.bankGifts += 3;
    kept.suspenseCents -= unknown;
    await matchTwice(stranger, [{ kind: "donor", name: `Stranger ${round}`, cents: stranger }]);
    await matchTwice(paid, [{ kind: "expense", expenseId, cents: paid }]);
    if (round % 3 === 0) {
      // Nobody ever transfers this one.
      const cents = amount();
      await enterGift({ amountCents: cents, receivedOn: on, bankReference: `NEVER-${round}` });
      kept.expectedCents += cents;
      kept.neverArrive += 1;
      kept.bankGifts += 1;
    }
    if (round % 4 === 0) await takeBack(paid, expenseId);
    lastLine = (await lineOf(unknown, "waiting")).id;
    if (round % 5 === 0) await zakat(on);
  }

  /** The expense was wrong: its payment becomes a bank charge. */
  async function takeBack(cents: number, expenseId: string): Promise<void> {
    const line = await lineOf(cents, "matched");
    await staff.call("DELETE", `/api/admin/bank/matches/${line.match?.id}`, undefined, [404]);
    await matchTwice(cents, [{ kind: "account", account: "bank-charges", description: "Charges", cents }]);
    await staff.call("POST", `/api/admin/expenses/${expenseId}/reversal`, { reason: "Typed wrongly" });
  }

  async function zakat(on: string): Promise<void> {
    const cents = amount();
    const cash = { method: "CASH", amountCents: cents, receivedOn: on, fund: "ZAKAT", documentBase64 };
    await enterGift({ ...cash, bankReference: null });
    const spent = asCents(Math.floor(cents / 2));
    await spend({ amountCents: spent, spentOn: on, category: "PROGRAM", projectId: project, fund: "ZAKAT" });
    kept.zakatCents += cents - spent;
    kept.bankGifts += 1;
  }

  async function announce(amountCents: number, round: number): Promise<string> {
    const donor = visitor(url, onStep, round);
    const amountOf = { amountCents, currency: "EUR" };
    const opened = await donor.call("POST", "/api/create-payment-intent", amountOf);
    const { clientSecret } = opened as { clientSecret: string };
    const body = {
      ...amountOf,
      clientSecret,
      frequency: "ONE_TIME",
      coverFees: false,
      donor: { email: `transfer-${round}@example.org` },
      language: "nl",
    };
    const begun = await donor.call("POST", "/api/donations", { ...body, method: "BANK_TRANSFER" });
    const { donationId } = begun as { donationId: string };
    const shown = await donor.call("GET", `/api/donations/${donationId}?clientSecret=${clientSecret}`);
    return (shown as { reference: string }).reference;
  }

  async function enterGift(gift: object): Promise<void> {
    const nobody = { donorName: null, donorEmail: null, language: "nl", campaignId: null, programId: null };
    // Books that just began have no first day yet, so an administrator enters it.
    await admin.call("POST", "/api/admin/donations", { id: randomUUID(), ...nobody, ...gift });
  }

  async function spend(expense: {
    amountCents: number;
    spentOn: string;
    [more: string]: unknown;
  }): Promise<string> {
    const id = randomUUID();
    const usual = { category: "ADMINISTRATION", projectId: null, programId: null, description: "Supplies" };
    await staff.call("POST", "/api/admin/expenses", { id, ...usual, ...expense, documentBase64 });
    kept.spentCents += expense.amountCents;
    return id;
  }

  async function importDay(on: string, entries: readonly MadeEntry[]): Promise<void> {
    const openingCents = asCents(kept.bankCents);
    const file = camtFile("08", [{ id: `D${on}`, iban, from: on, to: on, openingCents, entries }]);
    await staff.call("POST", `/api/admin/bank/files?name=${on}.xml`, Buffer.from(file));
    kept.bankCents += entries.reduce((sum, { cents }) => sum + cents, 0);
    for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; await pause(waitMs)) {
      const { accounts } = (await staff.call("GET", "/api/admin/bank")) as {
        accounts: { knownTo: string | null }[];
      };
      if (accounts.some(({ knownTo }) => knownTo !== null && knownTo >= on)) return;
    }
    throw new Error(`The statement of ${on} is not imported`);
  }

  /** Both match the same line at the same moment: one is refused, because it is matched already. */
  async function matchTwice(cents: number, parts: object[]): Promise<void> {
    const { id } = await lineOf(cents, "waiting");
    const path = `/api/admin/bank/lines/${id}/match`;
    await Promise.all([staff, admin].map((person) => person.call("POST", path, { parts }, [409])));
  }

  async function lineOf(cents: number, state: "waiting" | "matched"): Promise<Row> {
    const start = state === "waiting" ? `${lastLine}` : "";
    const giveUpAt = Date.now() + patienceMs;
    for (let before = start; Date.now() < giveUpAt;) {
      const path = `/api/admin/bank/lines?state=${state}&before=${before}`;
      const { rows, older } = (await staff.call("GET", path)) as { rows: Row[]; older: string | null };
      const found = rows.find((row) => row.cents === cents);
      if (found) return found;
      if (older === null) await pause(waitMs);
      before = older ?? start;
    }
    throw new Error(`No ${state} line has the amount ${cents}`);
  }

  async function closeYear(): Promise<void> {
    const fresh = await signIn(url, onStep, "admin@example.org");
    const adoption = { adoptedOn: today(), adoptedBy: "The board", remark: "Closed while donors give" };
    await fresh.call("POST", `/api/admin/books/years/${year - 1}/closing`, adoption, [409]);
  }
}
