import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { sumOf } from "#domain/analytics/figures.ts";
import { analyticsTables } from "#domain/analytics/tables.ts";
import { asCents } from "#domain/money/cents.ts";
import { bytesOf } from "#testing/bytes-of.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { readZip } from "#testing/read-zip.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
let app: Awaited<ReturnType<typeof testApp>>["app"];
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
let staff: TestVisitor;
beforeAll(async () => {
  ({ app, foundation } = await testApp(pool));
  staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});

const show = async (query = "", headers = {}): Promise<AnalyticsAnswer> =>
  (await (await staff.get(`/api/admin/analytics${query}`, headers)).json()) as AnalyticsAnswer;

describe("the page of analytics", () => {
  test("shows the last thirty days day by day, and a year month by month", async () => {
    const days = await show();
    expect(days.period).toMatchObject({ to: today(), name: "30d" });
    expect(days.time).toHaveLength(30);
    const year = await show("?period=12m");
    expect(year.time).toHaveLength(12);
    expect(year.total.gifts).toBeGreaterThan(days.total.gifts);
    expect(year.monthly).toHaveLength(12);
  });

  test("names what it tells apart in the reader's language, and every part adds up to the whole", async () => {
    const { parts, total, time } = await show("?period=12m&by=week", { "x-language": "nl" });
    expect(parts.country.map(({ label }) => label)).toContain("Nederland");
    expect(parts.language.map(({ label }) => label)).toContain("Arabisch");
    expect(parts.method.map(({ label }) => label)).toEqual([
      "Testbetaling (geen geld)",
      "Overboeking",
      "In natura",
      "Contant",
    ]);
    expect(parts.campaign.map(({ label }) => label)).toContain("Geen actie");
    for (const lines of [time, ...Object.values(parts)]) expect(sumOf(lines)).toEqual(total);
  });

  test("can be narrowed to gifts for no campaign, and to what is given monthly", async () => {
    const all = await show("?period=12m");
    const none = await show("?period=12m&campaign=none");
    expect(none.total.gifts).toBe(all.parts.campaign.find(({ key }) => key === "")?.gifts);
    const monthly = await show("?period=12m&frequency=MONTHLY");
    expect(monthly.total.gifts).toBe(all.parts.frequency.find(({ key }) => key === "MONTHLY")?.gifts);
    expect((await show("?campaign=no-such%00campaign")).total.gifts).toBe(0);
  });

  test("refuses what it does not know, and strangers", async () => {
    expect((await staff.get("/api/admin/analytics?by=hour")).status).toBe(422);
    expect((await visitorOf(app).get("/api/admin/analytics")).status).toBe(401);
  });
});

describe("a table as a file", () => {
  test.each(analyticsTables)(
    "%s can be taken along as CSV and as XLSX, and is written down",
    async (table) => {
      const csv = await staff.get(`/api/admin/analytics/${table}.csv?period=12m`);
      expect(csv.headers.get("content-disposition")).toMatch(
        new RegExp(`filename="analytics-${table}-\\d{4}-\\d{2}-\\d{2}-${today()}.csv"`),
      );
      const lines = Buffer.from(await csv.arrayBuffer())
        .toString("utf8")
        .trimEnd()
        .split("\r\n");
      expect(lines.length).toBeGreaterThan(1);
      const { rows } = await pool.query(
        `select actor_role, after from audit_log where action = 'export.finished' order by id desc limit 1`,
      );
      expect(rows).toMatchObject([
        { actor_role: "STAFF", after: { list: `analytics-${table}`, format: "csv", rows: lines.length - 1 } },
      ]);
      const xlsx = readZip(await bytesOf(await staff.get(`/api/admin/analytics/${table}.xlsx?period=12m`)));
      expect(xlsx.get("xl/worksheets/sheet1.xml")?.toString()).toContain("<v>");
    },
  );

  test("has the figures of the page, in euros and with words", async () => {
    const { parts } = await show("?period=12m");
    const csv = await (
      await staff.get("/api/admin/analytics/donor.csv?period=12m", { "x-language": "nl" })
    ).text();
    const [heading, ...lines] = csv.trimEnd().split("\r\n");
    expect(heading).toMatch(/Donateurs,Giften,Gegeven,Terugbetaald of teruggeboekt,Netto,Aandeel in %$/);
    expect(lines).toHaveLength(2);
    const returning = parts.donor.find(({ key }) => key === "returning")!;
    const line = lines.find((each) => each.startsWith("Terugkerende donateurs"));
    expect(line).toContain(`,${returning.gifts},${(returning.givenCents / 100).toFixed(2)},`);
  });

  test("exists only for what is shown", async () => {
    expect((await staff.get("/api/admin/analytics/donors.csv")).status).toBe(404);
    expect((await staff.get("/api/admin/analytics/time.pdf")).status).toBe(404);
  });
});

describe("the steps of the form", () => {
  let before: Record<string, number>;
  const counts = async (): Promise<Record<string, number>> => {
    await foundation.summariseGifts();
    await foundation.storeFormCounts();
    return Object.fromEntries((await show()).funnel.map(({ step, count }) => [step, count]));
  };
  const counted = async (): Promise<Record<string, number>> => {
    const now = await counts();
    return Object.fromEntries(Object.keys(now).map((step) => [step, (now[step] ?? 0) - (before[step] ?? 0)]));
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { "user-agent": browser, ...headers } });
  const post = async (path: string, body: object) =>
    (await (
      await app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": browser, "x-language": "ar" },
        body: JSON.stringify(body),
      })
    ).json()) as Record<string, never>;

  beforeEach(async () => {
    before = await counts();
  });

  test("a visitor who opens the donate page is counted once, in their language", async () => {
    await get("/nl/donate");
    await get("/donate?campaign=winter");
    expect(await counted()).toEqual({ opened: 2, ready: 0, submitted: 0, paid: 0 });
    const { rows } = await pool.query(
      "select language, times from form_funnel where step = 'opened' order by 1",
    );
    expect(rows).toEqual([
      { language: "en", times: 1 },
      { language: "nl", times: 1 },
    ]);
  });

  test("so is one who comes to it from another page of the site", async () => {
    await get("/api/donations/current", { referer: "http://open-hand.test/ar/donate" });
    expect(await counted()).toMatchObject({ opened: 1 });
  });

  test("robots, pages fetched ahead or again, staff, and who comes back from paying are not", async () => {
    await get("/donate", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await get("/donate", { "sec-purpose": "prefetch" });
    await get("/donate", { "cache-control": "max-age=0" });
    await get("/donate?success=true");
    await get("/donate?resume=unknown");
    await get("/api/donations/current", { referer: "http://open-hand.test/donate?success=true" });
    await get("/api/donations/current", { referer: "nonsense" });
    await app.request("/donate", { method: "HEAD", headers: { "user-agent": browser } });
    await staff.get("/donate", { "user-agent": browser });
    expect(await counted()).toMatchObject({ opened: 0 });
  });

  test("a gift is counted once when the form is ready, sent and paid, however often each is tried", async () => {
    const amount = { amountCents: 2500, currency: "EUR" };
    const { clientSecret } = await post("/api/create-payment-intent", amount);
    await post("/api/create-payment-intent", { ...amount, amountCents: 3000, clientSecret });
    const gift = { ...amount, clientSecret, frequency: "MONTHLY", coverFees: false, language: "ar" };
    const sent = { ...gift, donor: { email: "funnel@example.org" } };
    await post("/api/donations", sent);
    const { next } = (await post("/api/donations", sent)) as unknown as { next: { url: string } };
    const report = paymentReport(next.url.split("/").at(-1) ?? "", { chargedCents: asCents(2500) });
    await foundation.giving.settle(report);
    await foundation.giving.settle({ ...report, asOf: report.asOf + 1, feeCents: asCents(10) });
    expect(await counted()).toEqual({ opened: 0, ready: 1, submitted: 1, paid: 1 });
    expect((await show()).funnel.find(({ step }) => step === "paid")).toMatchObject({ monthly: 1, once: 0 });
  });

  test("a table of numbers is all that is kept", async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'form_funnel' order by 1",
    );
    expect(rows.map(({ name }) => name)).toEqual(["day", "frequency", "language", "step", "times"]);
  });
});
