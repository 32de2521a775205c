import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListPage, RowOf } from "#domain/lists/list.ts";
import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import type { agreementsList } from "#domain/periodic/agreements-list.ts";
import { typedAgreement } from "#domain/periodic/agreement.fixtures.ts";
import type { OwnAgreementAnswer } from "#domain/periodic/answers.ts";
import { testApp, noPages } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";
import { compose } from "../../composition.ts";
import { readConfig } from "../../config.ts";

const { pool, owner } = await testDatabase("demonstration");
const SESSION_SECRET = "a secret of this test that is long enough";
const base = "/api/admin/periodic-agreements";
const thisYear = today().slice(0, 4);
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;

beforeAll(async () => {
  ({ app } = await testApp(pool, { env: { SESSION_SECRET } }));
  staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});
beforeEach(async () => {
  await owner.query("truncate rate_limits");
});

const drawnUp = async (email: string, changes: Record<string, unknown> = {}) => {
  const donor = visitorOf(app);
  await signInByLink(donor, pool, email);
  const response = await donor.send(
    "POST",
    "/api/my/periodic-agreements",
    typedAgreement({ firstYear: thisYear, ...changes }),
  );
  expect(response.status).toBe(201);
  return { donor, agreement: (await response.json()) as OwnAgreementAnswer };
};
const list = async (query = "") =>
  (await (await staff.get(base + query)).json()) as ListPage<RowOf<typeof agreementsList>>;
const show = async (id: string) => (await (await staff.get(`${base}/${id}`)).json()) as AgreementStory;
const begin = (id: string, signedOn: string) => staff.send("POST", `${base}/${id}/activation`, { signedOn });
const end = (id: string, ground: string, endedOn: string) =>
  staff.send("POST", `${base}/${id}/end`, { ground, endedOn });
const actionsOn = async (id: string) =>
  (await pool.query("select action, before, after from audit_log where subject_id = $1 order by id", [id]))
    .rows;

describe("staff find agreements", () => {
  test("by number, by name, by address and by state, page by page", async () => {
    const { agreement } = await drawnUp("finds@example.org", { surname: "Zonneveld", firstNames: "Pien" });
    const number = agreement.transactionNumber;
    for (const search of [number.toLowerCase(), "zonne", "PIEN", "finds@"])
      expect((await list(`?q=${search}`)).rows.map((row) => row.transactionNumber)).toEqual([number]);
    expect((await list("?q=%25onne")).rows).toEqual([]);
    expect((await list("?q=%00")).rows.length).toBeGreaterThan(0);
    expect((await list("?q=zonne&state=ACTIVE")).rows).toEqual([]);
    expect((await list("?q=zonne&state=AWAITING_SIGNATURE")).rows).toMatchObject([
      { donorName: "Pien Zonneveld", yearlyCents: 30_000, termYears: 5 },
    ]);
    expect((await staff.get(`${base}?state=SOLD`)).status).toBe(422);

    await pool.query(
      `insert into periodic_agreements (id, transaction_number, user_id, state, yearly_cents, instalments,
         first_year, ends_early_on, language, created_at)
       select 'many-' || n, 'PG-MANY-' || n, 'u' || n, 'WITHDRAWN', 100, 'yearly', 2020, '{}', 'nl',
         '2020-01-01'::timestamptz + n * interval '1 hour' from generate_series(1, 60) n`,
    );
    const found = new Set<string>();
    let before = "";
    for (let page = 0; page < 3; page += 1) {
      const { rows, older } = await list(`?state=WITHDRAWN&before=${encodeURIComponent(before)}`);
      for (const { id } of rows) found.add(id);
      before = older ?? "";
    }
    expect(found.size).toBe(60);
    expect(before).toBe("");
  });

  test("and open one without its citizen service number; the look is written down", async () => {
    const { agreement, donor } = await drawnUp("opened@example.org");
    const story = await show(agreement.id);
    expect(story).toMatchObject({
      donorName: "Noor Johanna van den Berg",
      email: "opened@example.org",
      address: "Keizersgracht 12, 1015 CS Amsterdam, Nederland",
      bsnEnding: "782",
      endsEarlyOn: ["job_loss"],
    });
    expect(JSON.stringify(story)).not.toContain("123456782");
    const looks = (await (await donor.get("/api/my/privacy")).json()) as { looks: { action: string }[] };
    expect(looks.looks.map(({ action }) => action)).toContain("periodic_agreement.viewed");
    expect((await staff.get(`${base}/nobody`)).status).toBe(404);
    expect((await donor.get(`${base}/${agreement.id}`)).status).toBe(403);
  });

  test("and take its paper along with the numbers masked", async () => {
    const { agreement } = await drawnUp("masked@example.org", {
      bsn: "851954534",
      hasPartner: "on",
      partnerSurname: "Bakker",
      partnerFirstNames: "Tom",
      partnerBsn: "111222333",
      partnerBornOn: "1980-01-01",
      partnerBirthplace: "Delft",
    });
    expect((await staff.get(`${base}/${agreement.id}/agreement.pdf`)).status).toBe(200);
    const { periodicAgreements } = compose(readConfig({ SESSION_SECRET }), pool, {
      ...noPages,
      renderPaper: (paper) => Promise.resolve(new TextEncoder().encode(JSON.stringify(paper))),
    });
    const look = { by: { userId: "u1", role: "STAFF" }, requestId: "r1" };
    const deed = await periodicAgreements.maskedDeed(agreement.id, "nl", look);
    const paper = new TextDecoder().decode(deed?.bytes);
    expect(paper).toContain("•••••• 534");
    expect(paper).not.toMatch(/851954534|111222333/);
    expect((await show(agreement.id)).partnerName).toBe("Tom Bakker");
  });
});

describe("an agreement that ends before its time", () => {
  test("ends by a ground it names, once, and what it was stays", async () => {
    const { agreement, donor } = await drawnUp("ends@example.org");
    const { id } = agreement;
    expect((await end(id, "death", today())).status).toBe(409);
    await begin(id, `${thisYear}-02-01`);
    for (const [ground, day, status] of [
      ["disability", `${thisYear}-06-30`, 422],
      ["job_loss", `${thisYear}-01-31`, 422],
      ["job_loss", `${Number(thisYear) + 1}-01-01`, 422],
      ["boredom", `${thisYear}-06-30`, 422],
      ["job_loss", `${thisYear}-06-30`, 200],
      ["job_loss", `${thisYear}-06-30`, 200],
      ["job_loss", `${thisYear}-07-01`, 409],
    ] as const)
      expect({ ground, day, status: (await end(id, ground, day)).status }).toEqual({ ground, day, status });
    expect((await end("nobody", "death", today())).status).toBe(404);
    expect(await show(id)).toMatchObject({
      state: "ENDED",
      endedOn: `${thisYear}-06-30`,
      endGround: "job_loss",
    });
    expect(await (await donor.get("/api/my/periodic-agreements")).json()).toMatchObject([
      { state: "ENDED", endedOn: `${thisYear}-06-30` },
    ]);
    const ended = (await actionsOn(id)).filter(({ action }) => action === "periodic_agreement.ended");
    expect(ended).toEqual([
      {
        action: "periodic_agreement.ended",
        before: { state: "ACTIVE" },
        after: { state: "ENDED", endedOn: `${thisYear}-06-30` },
      },
    ]);
    for (const change of ["state = 'ACTIVE', ended_on = null", "ended_on = ended_on - 1", "yearly_cents = 1"])
      await expect(
        pool.query(`update periodic_agreements set ${change} where id = $1`, [id]),
      ).rejects.toThrow("stays");
    expect((await begin(id, today())).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: "ENDED", activeFrom: `${thisYear}-02-01` });
  });

  test("is forgotten a fiscal term after the year in which it ended, and locked when its donor is erased", async () => {
    const { agreement, donor } = await drawnUp("erased-later@example.org", { term: "indefinite" });
    await begin(agreement.id, `${thisYear}-02-01`);
    await end(agreement.id, "death", `${thisYear}-03-01`);
    await donor.send("POST", "/api/my/erasure", { email: "erased-later@example.org" });
    const { rows } = await pool.query(
      "select keep_until::text, details->>'endGround' as ground from locked_records where record_id = $1",
      [agreement.id],
    );
    expect(rows).toEqual([{ keep_until: `${Number(thisYear) + 7}-12-31`, ground: "death" }]);
    expect(await show(agreement.id)).toMatchObject({ donorName: null, email: null, endGround: null });
  });
});
