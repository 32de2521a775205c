import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { camtFile, type MadeEntry, type MadeStatement } from "#adapters/files/camt/camt.fixtures.ts";
import { zipOf } from "#adapters/files/zip.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
type Tested = Awaited<ReturnType<typeof testApp>>;
let app: Tested["app"];
let foundation: Tested["foundation"];
let logged: Tested["logged"];
let staff: TestVisitor;
let admin: TestVisitor;
const iban = "NL20INGB0001234567";
const donorIban = "NL39RABO0300065264";

beforeAll(async () => {
  ({ app, foundation, logged } = await testApp(pool));
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
  // The demonstration may have an account of its own; this one is beside it.
  await admin.send("POST", "/api/admin/bank/accounts", account);
});

const account = { iban: "nl20 ingb 0001 2345 67", name: "Current", holder: "Stichting" };

const signedIn = (email: string) => demoVisitor(app, email);

const upload = (content: string | Uint8Array<ArrayBuffer>, name = "month.xml", by = staff) => {
  const body = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return by.raw(`/api/admin/bank/files?name=${encodeURIComponent(name)}`, body);
};
const readAll = () =>
  foundation.bank.importFiles.run({ signal: new AbortController().signal, log: pino({ level: "silent" }) });

let opening = 0;
let day = 0;
/** The next day of the account, with these entries. */
function nextDay(entries: readonly Omit<MadeEntry, "on">[]): MadeStatement {
  day += 1;
  const on = `2026-09-${String(day).padStart(2, "0")}`;
  const made = {
    id: `D${day}`,
    iban,
    from: on,
    to: on,
    openingCents: opening,
    entries: entries.map((entry) => ({ ...entry, on })),
  };
  opening += entries.reduce((sum, { cents }) => sum + cents, 0);
  return made;
}
async function imported(entries: readonly Omit<MadeEntry, "on">[]): Promise<void> {
  await upload(camtFile("08", [nextDay(entries)]));
  await readAll();
}

type Line = {
  id: number;
  cents: number;
  suggestions: { parts: object[]; what: string | null }[];
  match: { id: string; parts: object[]; undoesGift: boolean } | null;
};
const lines = async (state = "waiting"): Promise<Line[]> =>
  (await (await staff.get(`/api/admin/bank/lines?state=${state}`)).json()).rows;
const lineOf = async (cents: number, state = "waiting") =>
  (await lines(state)).find((line) => line.cents === cents);
const match = (line: Line | undefined, parts: object[]) =>
  staff.send("POST", `/api/admin/bank/lines/${line?.id}/match`, { parts });
const accept = (line: Line | undefined) => match(line, line?.suggestions[0]?.parts ?? []);
const book = (line: Line | undefined, to: string) =>
  match(line, [{ kind: "account", account: to, cents: line?.cents }]);
const balance = async (accountId: string): Promise<number> => {
  const { rows } = await pool.query<{ cents: number }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [accountId],
  );
  return rows[0]?.cents ?? 0;
};
const overview = async () => (await staff.get("/api/admin/bank")).json();
const ours = async () => (await overview()).accounts.find((each: { iban: string }) => each.iban === iban);

describe("accounts", () => {
  test("are added by administrators, once, and only with a right IBAN", async () => {
    expect((await staff.send("POST", "/api/admin/bank/accounts", account)).status).toBe(403);
    expect((await admin.send("POST", "/api/admin/bank/accounts", account)).status).toBe(409);
    const wrong = { ...account, iban: "NL20INGB0001234568" };
    expect((await admin.send("POST", "/api/admin/bank/accounts", wrong)).status).toBe(422);
  });
});

describe("a file", () => {
  test("is read, and the books' bank is what the bank says", async () => {
    const text = camtFile("02", [nextDay([{ cents: 2500 }, { cents: -795, text: "Kosten" }])]);
    const sent = await upload(text);
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({ files: [{ name: "month.xml", isKnown: false }], refused: [] });
    await readAll();
    expect(await ours()).toMatchObject({ closingCents: 1705, booksCents: 1705, knownTo: "2026-09-01" });
    expect(await (await upload(text)).json()).toMatchObject({ files: [{ isKnown: true }] });
  });

  test("of a zip each is kept by itself, and a zip in it is refused", async () => {
    const files = [
      { name: "one.xml", content: new TextEncoder().encode(camtFile("08", [nextDay([{ cents: 100 }])])) },
      { name: "two.xml", content: new TextEncoder().encode(camtFile("08", [nextDay([{ cents: 200 }])])) },
      { name: "more.zip", content: new Uint8Array(4) },
    ];
    const zip: Uint8Array[] = [];
    for await (const piece of zipOf(files, new Date())) zip.push(piece);
    expect(await (await upload(Buffer.concat(zip), "days.zip")).json()).toMatchObject({
      files: [{ name: "days.zip: one.xml" }, { name: "days.zip: two.xml" }],
      refused: [{ name: "more.zip", reason: "zip_within_zip" }],
    });
    await readAll();
    expect(await ours()).toMatchObject({ closingCents: 2005, booksCents: 2005 });
  });

  test("that is none is refused with its reason", async () => {
    await upload("date;amount");
    await readAll();
    const [file] = (await overview()).files;
    expect(file).toMatchObject({ state: "REFUSED", problems: [{ reason: "not_xml", line: 1 }] });
  });

  test("is for staff alone", async () => {
    const donor = await signedIn("donor@example.org");
    expect((await upload("<a/>", "a.xml", donor)).status).toBe(403);
  });
});

describe("a line", () => {
  test("that nobody knows is booked by a person, and undone by a reversal", async () => {
    const [charges, suspense] = [await balance("bank-charges"), await balance("bank-suspense")];
    const line = await lineOf(-795);
    expect(line).toMatchObject({ suggestions: [] });
    expect((await accept(line)).status).toBe(422);
    const booked = await book(line, "bank-charges");
    expect(booked.status).toBe(201);
    expect(await balance("bank-charges")).toBe(charges + 795);
    expect(await balance("bank-suspense")).toBe(suspense - 795);
    expect((await book(line, "bank-charges")).status).toBe(409);

    const { matchId } = await booked.json();
    expect((await staff.send("DELETE", `/api/admin/bank/matches/${matchId}`)).status).toBe(200);
    expect((await staff.send("DELETE", `/api/admin/bank/matches/${matchId}`)).status).toBe(200);
    expect(await balance("bank-charges")).toBe(charges);
    expect(await balance("bank-suspense")).toBe(suspense);
    expect(await lineOf(-795)).toMatchObject({ match: null });
  });

  test("by a rule is suggested; accepted once, the next is booked by itself", async () => {
    const rule = { name: "Bank charges", direction: "OUT", textContains: "kosten", account: "bank-charges" };
    expect((await staff.send("POST", "/api/admin/bank/rules", { ...rule, textContains: null })).status).toBe(
      422,
    );
    expect((await staff.send("POST", "/api/admin/bank/rules", rule)).status).toBe(201);
    const line = await lineOf(-795);
    expect(line?.suggestions[0]).toMatchObject({ parts: [{ kind: "rule" }], what: "Bank charges" });
    expect((await accept(line)).status).toBe(201);

    const charges = await balance("bank-charges");
    await imported([
      { cents: -812, text: "Kosten oktober" },
      { cents: -813, text: "Kosten november" },
      { cents: -814, text: "Kosten" },
    ]);
    for (const cents of [-812, -813, -814]) {
      const found = await lineOf(cents, "matched");
      expect(found).toMatchObject({ match: { parts: [{ kind: "rule" }], madeBy: null } });
      const { rowCount } = await pool.query(
        "select from audit_log where action = 'bank.line_explained' and subject_id = $1 and actor_id is null",
        [String(found?.id)],
      );
      expect(rowCount).toBe(1);
    }
    expect(await balance("bank-charges")).toBe(charges + 812 + 813 + 814);
  });

  test("by a rule books the line that a person would: purpose and cost type too", async () => {
    const asked = {
      name: "Rent",
      direction: "OUT",
      nameContains: "huisbaas west",
      account: "expenses-program",
    };
    const add = (more: object) => staff.send("POST", "/api/admin/bank/rules", { ...asked, ...more });
    expect((await add({ nature: "housing" })).status).toBe(422);
    expect((await add({ programId: "elderly" })).status).toBe(422);
    expect((await add({ programId: "no-such", nature: "housing" })).status).toBe(422);
    expect((await add({ programId: "elderly", nature: "housing" })).status).toBe(201);
    const { rules } = await (await staff.get("/api/admin/bank/rules")).json();
    expect(rules.at(-1)).toMatchObject({ name: "Rent", programId: "elderly", nature: "housing" });

    await imported([{ cents: -90_001, details: [{ name: "Huisbaas West" }] }]);
    expect((await accept(await lineOf(-90_001))).status).toBe(201);
    await imported([{ cents: -90_002, details: [{ name: "Huisbaas West" }] }]);
    const { rows } = await pool.query(
      `select cents, program_id, nature, purpose_id is not null as "hasPurpose" from ledger_postings
       where account_id = 'expenses-program' and cents in (90001, 90002) order by cents`,
    );
    const booked = { program_id: "elderly", nature: "housing", hasPurpose: true };
    expect(rows).toEqual([
      { cents: 90_001, ...booked },
      { cents: 90_002, ...booked },
    ]);
  });

  test("that names a waiting gift in its own field is settled, with its receipt", async () => {
    const donationId = await pendingGift("DON-7K3M9-QXW42", 5000);
    const details = [
      { name: "J. de Vries", iban: donorIban, reference: transferReference("DON-7K3M9-QXW42") },
    ];
    const suspense = await balance("bank-suspense");
    await imported([{ cents: 5000, details }]);
    const line = await lineOf(5000, "matched");
    expect(line?.match).toMatchObject({
      parts: [{ kind: "gift", what: "DON-7K3M9-QXW42" }],
      undoesGift: true,
    });
    const { rows } = await pool.query("select status from donations where id = $1", [donationId]);
    expect(rows).toEqual([{ status: "COMPLETED" }]);
    expect(await balance("bank-suspense")).toBe(suspense);
    expect(await ours()).toMatchObject({ closingCents: opening, booksCents: opening });
  });

  test("from a known donor's account is suggested as a further gift, and booked when somebody accepts", async () => {
    await imported([{ cents: 3100, details: [{ name: "J DE VRIES", iban: donorIban }] }]);
    const line = await lineOf(3100);
    expect(line?.suggestions[0]).toMatchObject({
      parts: [{ kind: "donor", campaignId: null, programId: null }],
      what: "J. de Vries",
      reasons: ["iban", "name"],
    });
    expect((await accept(line)).status).toBe(201);
    const { rows } = await pool.query(
      "select status, donor_email from donations where amount_cents = 3100 and donor_name = 'J. de Vries'",
    );
    expect(rows).toEqual([{ status: "COMPLETED", donor_email: "vries@example.org" }]);
    expect(await ours()).toMatchObject({ closingCents: opening, booksCents: opening });
  });

  test("that was found to be a gift takes the gift along when that is undone, and waits again", async () => {
    const donationId = await pendingGift("DON-8K3M9-QXW42", 5000);
    const suspense = await balance("bank-suspense");
    const reference = transferReference("DON-8K3M9-QXW42");
    await imported([{ cents: 5000, details: [{ name: "J. de Vries", iban: donorIban, reference }] }]);
    const line = await lineOf(5000, "matched");
    const path = `/api/admin/bank/matches/${line?.match?.id}`;
    const raised = await balance("gifts-unrestricted");
    expect((await staff.send("DELETE", path)).status).toBe((await staff.send("DELETE", path)).status);
    const undone = await pool.query("select status from donations where id = $1", [donationId]);
    expect(undone.rows).toEqual([{ status: "REVERSED" }]);
    expect(await balance("gifts-unrestricted")).toBe(raised + 5000);
    expect(await balance("bank-suspense")).toBe(suspense - 5000);
    expect(await ours()).toMatchObject({ closingCents: opening, booksCents: opening });
    // The line waits again and can be another gift, or no gift at all.
    const waiting = await lineOf(5000);
    expect(waiting).toMatchObject({ suggestions: [{ parts: [{ kind: "donor" }] }], match: null });
    expect((await accept(waiting)).status).toBe(201);
    expect(await balance("gifts-unrestricted")).toBe(raised);
    const again = (await lineOf(5000, "matched"))?.match?.id;
    expect((await staff.send("DELETE", `/api/admin/bank/matches/${again}`)).ok).toBe(true);
    expect((await book(waiting, "income-other")).status).toBe(201);
  });

  test("from a known donor's account that is too little for a gift makes none", async () => {
    const gifts = async () =>
      (await pool.query("select count(*)::int as count from donations")).rows[0].count;
    await imported([{ cents: 30, details: [{ name: "J. de Vries", iban: donorIban }] }]);
    const [before, suspense] = [await gifts(), await balance("bank-suspense")];
    const line = await lineOf(30);
    expect(line?.suggestions).toEqual([]);
    const small = { kind: "donor", name: "J. de Vries", cents: 30 };
    expect((await match(line, [small])).status).toBe(422);
    expect([await gifts(), await balance("bank-suspense")]).toEqual([before, suspense]);
    expect(await lineOf(30)).toMatchObject({ match: null });
  });

  test("with the right reference and another amount is suggested, and books what arrived", async () => {
    await pendingGift("DON-7K3M9-QXW43", 4000);
    await imported([{ cents: 4001, details: [{ reference: transferReference("DON-7K3M9-QXW43") }] }]);
    const line = await lineOf(4001);
    expect(line).toMatchObject({
      suggestions: [
        { parts: [{ kind: "gift", cents: 4001 }], reasons: ["reference"], differences: ["amount"] },
      ],
    });
    expect((await accept(line)).status).toBe(201);
  });

  test("that came back is suggested where its original stands", async () => {
    await imported([{ cents: -6000, code: ["PMNT", "ICDT", "ESCT"], details: [{ endToEndId: "PAY-1" }] }]);
    await book(await lineOf(-6000), "creditors");
    const creditors = await balance("creditors");
    await imported([
      {
        cents: 6000,
        code: ["PMNT", "RCDT", "RRTN"],
        details: [{ endToEndId: "PAY-1", returnReason: "AC04" }],
      },
    ]);
    const line = await lineOf(6000);
    expect(line?.suggestions[0]).toMatchObject({
      parts: [{ kind: "return" }],
      reasons: ["reference", "amount"],
    });
    expect((await accept(line)).status).toBe(201);
    expect(await balance("creditors")).toBe(creditors - 6000);
  });

  test("is found by a person with a search over everything that is open", async () => {
    await pendingGift("DON-9K3M9-QXW42", 1234);
    await imported([{ cents: 1500, details: [{ name: "Somebody" }] }]);
    const line = await lineOf(1500);
    expect(line?.suggestions).toEqual([]);
    const found = await (await staff.get(`/api/admin/bank/lines/${line?.id}/search?q=vries`)).json();
    expect(found.suggestions[0]).toMatchObject({
      parts: [{ kind: "donor" }],
      what: "J. de Vries",
      differences: ["name"],
    });
    expect((await match(line, found.suggestions[0].parts)).status).toBe(409);
    const confirmed = { ...found.suggestions[0].parts[0], isOtherName: true };
    expect((await match(line, [confirmed])).status).toBe(201);
    expect((await staff.get("/api/admin/bank/lines/999999/search?q=vries")).status).toBe(404);
  });

  test("a rule shows what it would have matched last year", async () => {
    const asked = { direction: "OUT", textContains: "kosten" };
    const preview = await (await staff.send("POST", "/api/admin/bank/rules/preview", asked)).json();
    expect(preview.count).toBe(4);
    expect(preview.lines[0]).toMatchObject({ remittance: "Kosten" });
    expect(
      (await staff.send("POST", "/api/admin/bank/rules/preview", { direction: "OUT", textContains: "--" }))
        .status,
    ).toBe(422);
  });

  test("two people at once match it once", async () => {
    await imported([{ cents: 777 }]);
    const line = await lineOf(777);
    const statuses = await Promise.all([book(line, "income-other"), book(line, "income-other")]);
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });
});

test("the sample of the demonstration follows what is known, as often as somebody tries", async () => {
  const statusOf = async () =>
    (await pool.query("select status from donations where id = 'demo-transfer-8'")).rows[0];
  expect(await statusOf()).toEqual({ status: "PENDING" });
  for (const newCount of [3, 3]) {
    const answer = await staff.get("/api/admin/bank/sample");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="statement-\d{4}-\d\d-\d\d\.xml"$/,
    );
    await upload(await answer.text(), "sample.xml");
    await readAll();
    const { files, accounts } = await (await staff.get("/api/admin/bank")).json();
    expect(files[0]).toMatchObject({ name: "sample.xml", state: "DONE", newCount, problems: [] });
    expect(accounts[0].closingCents).toBe(accounts[0].booksCents);
  }
  expect(await statusOf()).toEqual({ status: "COMPLETED" });
});

test("each change is in the audit log, and no name or account number of a person in any log", async () => {
  const { rows } = await pool.query<{ action: string; told: string }>(
    "select action, coalesce(after::text, '') as told from audit_log where action like 'bank.%'",
  );
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      "bank.account_added",
      "bank.file_uploaded",
      "bank.line_explained",
      "bank.match_undone",
      "bank.rule_made",
    ]),
  );
  const all = JSON.stringify([rows, logged]);
  for (const secret of [donorIban, "Vries", "VRIES"]) expect(all).not.toContain(secret);
});

async function pendingGift(reference: string, cents: number): Promise<string> {
  const id = `gift-${reference}`;
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_name, donor_email, language)
     values ($1, $2, $3, $3, 'EUR', 'ONE_TIME', 'J. de Vries', 'vries@example.org', 'nl')`,
    [id, reference, cents],
  );
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id)
     values ($1, $1, 1, $2, $2, 'ONE_TIME', now(), 'bank', $1)`,
    [id, cents],
  );
  return id;
}
