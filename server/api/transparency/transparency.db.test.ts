import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#server/timing/clock.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool));
});
const ask = (path: string, language = "en") => app.request(path, { headers: { "x-language": language } });
const get = async (path: string, language?: string) => (await ask(path, language)).json();
const thisYear = Number(today().slice(0, 4));

test("the expenditure is that of the specification, computed from this year's books", async () => {
  const { year, expenditure, efficiency, isSample } = await get("/api/transparency");
  expect([year, isSample]).toEqual([thisYear, false]);
  expect(expenditure.totalCents).toBe(2_400_000);
  expect(expenditure.parts.map(({ percent, cents }: never) => [percent, cents])).toEqual([
    [89, 2_136_000],
    [7, 168_000],
    [4, 96_000],
  ]);
  expect(efficiency.percent).toBe(89);
});

test("three projects are followed, with the specified figures", async () => {
  const { projects } = await get("/api/transparency");
  const figures = projects.map(({ title, budgetCents, spentCents, beneficiaries, status }: never) => [
    title,
    budgetCents,
    spentCents,
    beneficiaries,
    status,
  ]);
  expect(figures).toEqual([
    ["Amsterdam Youth Education Hub", 6_000_000, 4_500_000, 237, "ON_TRACK"],
    ["Dubai Senior Care Network", 5_000_000, 3_250_000, 89, "ON_TRACK"],
    ["Riyadh Children's Nutrition", 8_000_000, 2_400_000, 450, "STARTING"],
  ]);
});

test("the rating says that it is the foundation's own", async () => {
  const { rating } = await get("/api/transparency");
  expect(rating.value).toBe("AAA");
  expect(rating.origin.note).toMatch(/own score, not an outside rating/);
  await pool.query(
    "update content_items set body = body || '{\"status\": \"WITHDRAWN\"}' where id = 'audit'",
  );
  expect((await get("/api/transparency")).rating.value).toBe("AA");
  await pool.query("update content_items set body = body || '{\"status\": \"VALID\"}' where id = 'audit'");
});

test("the four documents are listed with the sample's downloads and an address each", async () => {
  const documents = await get("/api/documents", "nl");
  expect(documents.map(({ title, downloadCount, url }: never) => [title, downloadCount, url])).toEqual([
    ["Jaarverslag 2023", 1247, "/documents/annual-report-2023.pdf?lang=nl"],
    ["Accountantscontrole 2023", 892, "/documents/financial-audit-2023.pdf?lang=nl"],
    ["Impactrapport 2023", 1563, "/documents/impact-report-2023.pdf?lang=nl"],
    ["Bestuursdocumenten", 634, "/documents/governance-documents.pdf?lang=nl"],
  ]);
});

test("the certificates bear number, issuer and last day; one that ran out is no longer valid", async () => {
  const before = await get("/api/certifications");
  expect(before.map(({ id, status }: never) => [id, status])).toEqual([
    ["anbi", "VALID"],
    ["gdpr", "VALID"],
    ["iso-27001", "VALID"],
    ["audit", "VALID"],
    ["rating", "VALID"],
  ]);
  await pool.query(
    `update content_items set body = jsonb_set(body, '{validUntil}', '"2020-01-01"')
     where kind = 'certification' and id = 'iso-27001'`,
  );
  expect((await get("/api/certifications"))[2].status).toBe("EXPIRED");
  // Nor is it said anywhere else any more.
  expect((await get("/api/site")).claims).toEqual(["anbi", "gdpr", "audit", "rating"]);
});

describe("the publication the law asks for", () => {
  test("names the foundation, its numbers, its board with their offices and its policies", async () => {
    const anbi = await get("/api/anbi");
    expect(anbi).toMatchObject({
      statutoryName: "Stichting Open Hand",
      knownAs: "Open Hand Foundation",
      rsin: "123456782",
      contact: { address: "Voorbeeldkade 12", postalCode: "1019 AB", city: "Amsterdam" },
    });
    expect(anbi.policyPlan).toHaveLength(2);
    expect(anbi.board[1]).toEqual({ name: "Youssef El Amrani", office: "Treasurer", since: 2021 });
    expect(anbi.remuneration[0]).toMatch(/not paid/);
    expect(anbi.activityReports[0].url).toBe(
      "http://open-hand.test/documents/annual-report-2023.pdf?lang=en",
    );
  });

  test("shows two closed years that add up, with a balance that balances", async () => {
    const { financials } = await get("/api/anbi");
    expect(financials.years.map(({ year }: { year: number }) => year)).toEqual([thisYear - 2, thisYear - 3]);
    expect(financials.dueOn).toBe(`${thisYear}-06-30`);
    for (const year of financials.years) {
      expect(year.incomeCents).toBeGreaterThan(0);
      expect(year.objectivesCents + year.fundraisingCents + year.administrationCents).toBe(
        year.expenditureCents,
      );
      expect(year.incomeCents - year.expenditureCents).toBe(year.resultCents);
      const { balance } = year;
      expect(balance.receivablesCents + balance.cashCents).toBe(balance.totalCents);
      expect(
        balance.continuityReserveCents +
          balance.otherReservesCents +
          balance.restrictedFundsCents +
          balance.shortTermDebtsCents,
      ).toBe(balance.totalCents);
    }
  });
});

describe("metal prices", () => {
  test("are the demonstration's own until staff enter theirs", async () => {
    expect(await get("/api/metal-prices")).toMatchObject({ isSample: true, isCurrent: true });
    await pool.query("insert into settings (name, value) values ('metalPrices', $1)", [
      { goldCentsPerGramE4: 100_000_000, silverCentsPerGramE4: 1_000_000, at: "2020-01-01T00:00:00Z" },
    ]);
    expect(await get("/api/metal-prices")).toMatchObject({
      isSample: false,
      isCurrent: false,
      nisab: { gram: { goldCents: 850_000, silverCents: 59_500 } },
    });
    await pool.query("delete from settings where name = 'metalPrices'");
  });
});

test("a foundation that has booked nothing shows the sample's split, unless it has switched that off", async () => {
  const { pool: empty, owner } = await testDatabase("demonstration");
  const { app: fresh } = await testApp(empty);
  await owner.query("truncate ledger_summary");
  const read = async () => (await fresh.request("/api/transparency")).json();
  await withoutBooks(owner);
  expect(await read()).toMatchObject({ isSample: true, expenditure: { totalCents: 2_400_000 } });
  await empty.query("insert into settings (name, value) values ('sampleFallback', 'false')");
  expect(await read()).toMatchObject({ isSample: false, expenditure: { totalCents: 0, parts: [] } });
});

/** Books cannot be emptied, and that is good; a view without rows stands in their place. */
async function withoutBooks(db: typeof pool): Promise<void> {
  await db.query(
    "create or replace view ledger_sums as select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from ledger_summary",
  );
}
