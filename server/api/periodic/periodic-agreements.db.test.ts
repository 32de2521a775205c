import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { typedAgreement } from "#domain/periodic/agreement.fixtures.ts";
import type { OwnAgreementAnswer } from "#domain/periodic/answers.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";
import { giftOn, papersOn } from "../../compose/giving/donor-papers.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const papers = papersOn(pool);
const thisYear = today().slice(0, 4);
const path = "/api/my/periodic-agreements";
let app: Awaited<ReturnType<typeof testApp>>["app"];
let logged: Awaited<ReturnType<typeof testApp>>["logged"];

beforeAll(async () => {
  ({ app, logged } = await testApp(pool, {
    env: { SESSION_SECRET: "a secret of this test that is long enough" },
  }));
});
beforeEach(async () => {
  await owner.query("truncate rate_limits");
});

const signedIn = async (email: string): Promise<TestVisitor> => {
  const visitor = visitorOf(app);
  await signInByLink(visitor, pool, email);
  return visitor;
};
const staff = async (): Promise<TestVisitor> => {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email: "staff@example.org" });
  return visitor;
};
const typed = (changes: Record<string, unknown> = {}) => typedAgreement({ firstYear: thisYear, ...changes });
const drawnUp = async (visitor: TestVisitor, changes = {}): Promise<OwnAgreementAnswer> => {
  const response = await visitor.send("POST", path, typed(changes));
  expect(response.status).toBe(201);
  return response.json();
};

test("nobody but signed-in people, and for the rest staff, gets in", async () => {
  const donor = await signedIn("plain@example.org");
  for (const address of [path, `${path}/x/agreement.pdf`])
    expect((await visitorOf(app).get(address)).status).toBe(401);
  expect((await visitorOf(app).send("POST", path, typed())).status).toBe(401);
  expect((await donor.get("/api/admin/periodic-agreements")).status).toBe(403);
  expect((await donor.send("POST", "/api/admin/periodic-agreements/x/activation", {})).status).toBe(403);
  expect((await (await staff()).send("POST", "/api/admin/periodic-agreements/x/activation", {})).status).toBe(
    404,
  );
});

describe("an agreement", () => {
  test("waits for its signatures under a number of its own, and is its owner's alone", async () => {
    const noor = await signedIn("noor-agrees@example.org");
    const agreement = await drawnUp(noor);
    expect(agreement).toMatchObject({
      state: "AWAITING_SIGNATURE",
      transactionNumber: expect.stringMatching(/^PG-\d{4}-\d{5}$/),
      yearlyCents: 30_000,
      termYears: 5,
      bsnEnding: "782",
      activeFrom: null,
    });
    expect(await (await noor.get(path)).json()).toEqual([agreement]);
    const deed = `${path}/${agreement.id}/agreement.pdf?language=nl`;
    expect(await (await noor.get(deed)).text()).toContain("%PDF-periodic-agreement in nl");

    const eve = await signedIn("eve-agrees@example.org");
    expect(await (await eve.get(path)).json()).toEqual([]);
    expect((await eve.get(deed)).status).toBe(404);
    expect((await eve.send("POST", `${path}/${agreement.id}/withdrawal`)).status).toBe(404);
    expect((await drawnUp(eve)).transactionNumber).not.toBe(agreement.transactionNumber);
  });

  test("is made once, however often the form is sent", async () => {
    const visitor = await signedIn("twice@example.org");
    const sent = await Promise.all(Array.from({ length: 5 }, () => visitor.send("POST", path, typed())));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect(await (await visitor.get(path)).json()).toHaveLength(1);
  });

  test("that is withdrawn before it is signed keeps nothing about anyone", async () => {
    const visitor = await signedIn("regrets@example.org");
    const { id } = await drawnUp(visitor, { surname: "Unmistakable-Canary" });
    expect((await visitor.send("POST", `${path}/${id}/withdrawal`)).status).toBe(200);
    expect((await visitor.get(`${path}/${id}/agreement.pdf`)).status).toBe(404);
    const { rows } = await pool.query(
      "select row_to_json(p)::text as said from periodic_agreements p where id = $1",
      [id],
    );
    expect(rows[0].said).not.toContain("Unmistakable-Canary");
    await drawnUp(visitor);
  });

  test("with a wrong field is refused in words, and nothing is stored", async () => {
    const visitor = await signedIn("wrong@example.org");
    const response = await visitor.send("POST", path, typed({ bsn: "123456781" }));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("citizen service number");
    expect(await (await visitor.get(path)).json()).toEqual([]);
  });

  test("can be drawn up and withdrawn by a form without JavaScript", async () => {
    const visitor = await signedIn("no-script@example.org");
    const fields = Object.fromEntries(Object.entries(typed()).map(([name, value]) => [name, String(value)]));
    const made = await visitor.post("/dashboard/periodic-gift", { form: "periodic", ...fields });
    expect(made.status).toBe(303);
    expect(made.headers.get("location")).toBe("/dashboard/periodic-gift?made=1#agreements");
    const again = await visitor.post("/dashboard/periodic-gift", { form: "periodic", ...fields });
    expect(again.status).toBe(409);
    const [agreement] = await (await visitor.get(path)).json();
    await visitor.post("/dashboard/periodic-gift", { form: "periodic-withdrawal", id: agreement.id });
    expect(await (await visitor.get(path)).json()).toMatchObject([{ state: "WITHDRAWN", bsnEnding: null }]);
  });
});

test("the citizen service number is in no table, no log and no answer", async () => {
  const visitor = await signedIn("secret-number@example.org");
  const bsn = "111222333";
  const agreement = await drawnUp(visitor, { bsn });
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables) {
    const { rows } = await pool.query(`select 1 from "${name}" t where t::text like $1`, [`%${bsn}%`]);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
  const { rows } = await pool.query("select donor_bsn from periodic_agreements where id = $1", [
    agreement.id,
  ]);
  expect(rows[0].donor_bsn.includes(bsn)).toBe(false);
  expect(JSON.stringify(agreement)).not.toContain(bsn);
  expect(JSON.stringify(logged)).not.toContain(bsn);
});

describe("once both have signed", () => {
  test("staff begin it, which is written down, and said twice changes nothing", async () => {
    const donor = await signedIn("signs@example.org");
    const agreement = await drawnUp(donor);
    const member = await staff();
    const activation = `/api/admin/periodic-agreements/${agreement.id}/activation`;
    expect((await member.send("POST", activation, { signedOn: "2999-01-01" })).status).toBe(422);
    const signedOn = `${thisYear}-01-10`;
    for (const day of [signedOn, today()]) {
      const response = await member.send("POST", activation, { signedOn: day });
      expect(await response.json()).toEqual({ state: "ACTIVE", activeFrom: signedOn });
    }
    const { rows } = await pool.query("select * from audit_log where subject_id = $1", [agreement.id]);
    expect(rows).toMatchObject([
      {
        action: "periodic_agreement.activated",
        actor_role: "STAFF",
        about_user_id: (await donor.user())?.id,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Berg|782/);
    await expect(
      pool.query("update periodic_agreements set yearly_cents = 1 where id = $1", [agreement.id]),
    ).rejects.toThrow("stays");
    expect((await donor.send("POST", `${path}/${agreement.id}/withdrawal`)).status).toBe(404);
  });

  test("gifts from then on stand apart in the statement and on their receipts, up to the yearly sum, and the one that reaches it is split", async () => {
    const email = "periodic-giver@example.org";
    const donor = await signedIn(email);
    const agreement = await drawnUp(donor, { yearlyAmount: "60" });
    await (
      await staff()
    ).send("POST", `/api/admin/periodic-agreements/${agreement.id}/activation`, {
      signedOn: `${thisYear}-02-01`,
    });
    const paid = [];
    for (const day of ["01-15", "02-15", "03-15", "04-15"]) {
      const gift = await giftOn(pool, { donor: { email } });
      await gift.settle({ paidAt: `${thisYear}-${day}T12:00:00Z` });
      paid.push(gift.donationId);
    }
    await numberReceipts(pool, 100, new Date());
    const user = await donor.user();
    const of = { userId: user?.id ?? "", verifiedEmail: email };
    const read = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes));
    const statement = read((await papers.statementOf(of, Number(thisYear), "nl"))?.bytes);
    const { transactionNumber } = agreement;
    const parts = [0, 2500, 2500, 1000].map((cents) => (cents ? [{ transactionNumber, cents }] : []));
    expect(statement.gifts.map((gift: { periodic: object }) => gift.periodic)).toEqual(parts);
    for (const [place, donationId] of paid.entries())
      expect(read((await papers.receiptOf(of, donationId, "en"))?.bytes).gift.periodic).toEqual(parts[place]);
  });
});
