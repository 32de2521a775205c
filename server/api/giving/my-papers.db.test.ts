import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import type { Gift } from "#app/papers/giving/gift.ts";
import { keptCover, netOf } from "#domain/giving/settle/received-gift.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import type { DonationRequest } from "#domain/giving/start/donation-request.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { giftOn, papersOn } from "../../compose/giving/donor-papers.fixtures.ts";

const { pool, owner: databaseOwner } = await testDatabase("demonstration");
const papers = papersOn(pool);
let app: Awaited<ReturnType<typeof testApp>>["app"];

beforeAll(async () => {
  ({ app } = await testApp(pool));
});
beforeEach(async () => {
  await databaseOwner.query("truncate rate_limits");
});

const signedIn = async (email: string): Promise<TestVisitor> => {
  const visitor = visitorOf(app);
  await signInByLink(visitor, pool, email);
  return visitor;
};
const donorOf = async (visitor: TestVisitor) => {
  const user = await visitor.user();
  return { userId: user?.id ?? "", verifiedEmail: user?.email ?? "" };
};
const number = () => numberReceipts(pool, 1000, new Date());
const give = (email: string, choices: Partial<DonationRequest> = {}) =>
  giftOn(pool, { donor: { name: "Layla", email }, ...choices });
const listOf = async (visitor: TestVisitor): Promise<ListedDonation[]> =>
  (await visitor.get("/api/my/donations")).json();

test.each([
  "/api/my/donations",
  "/api/my/donations.csv",
  "/api/my/donations/demo-own-once-0/receipt.pdf",
  "/api/my/statements/2026.pdf",
])("%s tells a stranger nothing", async (path) => {
  expect((await visitorOf(app).get(path)).status).toBe(401);
});

describe("a receipt", () => {
  test("is its owner's alone; to anyone else it does not exist", async () => {
    const { donationId, settle } = await give("owner@example.org");
    const owner = await signedIn("owner@example.org");
    const path = `/api/my/donations/${donationId}/receipt.pdf`;
    expect((await owner.get(path)).status, "not paid yet").toBe(404);
    await settle();
    expect((await owner.get(path)).status, "not numbered yet").toBe(404);
    await number();
    const receipt = await owner.get(`${path}?language=ar`);
    expect(receipt.status).toBe(200);
    expect(receipt.headers.get("content-type")).toBe("application/pdf");
    expect(receipt.headers.get("content-disposition")).toMatch(/receipt-\d{4}-\d{6}\.pdf/);
    expect(receipt.headers.get("cache-control")).toContain("no-store");
    expect(await receipt.text()).toContain("%PDF-receipt in ar");
    expect((await (await signedIn("eve@example.org")).get(path)).status).toBe(404);
    expect((await owner.get(`${path}?language=xx`)).status).toBe(422);
  });

  test("is in the list by its number, with what the gift is for", async () => {
    const { settle } = await give("lister@example.org", { campaignId: "emergency-housing" });
    const visitor = await signedIn("lister@example.org");
    expect(await listOf(visitor)).toMatchObject([{ paidOn: null, receiptNumber: null }]);
    await settle({ paidAt: "2026-05-01T22:30:00Z" });
    await number();
    expect(await listOf(visitor)).toMatchObject([
      { paidOn: "2026-05-02", receiptNumber: expect.stringMatching(/^2026-\d{6}$/), status: "COMPLETED" },
    ]);
  });
});

test("the list for a spreadsheet is narrowed like the page, and is never a formula", async () => {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  const csv = async (query: string) => {
    const bytes = Buffer.from(await (await visitor.get(`/api/my/donations.csv${query}`)).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
  };
  const all = await csv("");
  expect(all[0]).toBe("Date,Reference,Receipt number,Donation,Paid,Currency,Kind,Purpose,Status");
  expect(all).toHaveLength(14);
  expect(all[2]).toMatch(/^\d{4}-\d\d-\d\d,DEMO-\d{5},\d{4}-\d{6},25\.00,25\.00,EUR,Monthly,/);
  expect(await csv("?campaign=none")).toHaveLength(11);
  expect(await csv("?year=2001")).toHaveLength(1);
  expect((await csv("?language=nl"))[0]).toContain("Nummer giftbewijs");
});

describe("the annual statement", () => {
  test("holds what came in that year by Dutch date, with what went back, and nobody else's", async () => {
    const email = "taxpayer@example.org";
    const last = await give(email);
    await last.settle({ paidAt: "2025-12-31T23:30:00Z" });
    const part = await give(email);
    await part.settle({
      paidAt: "2025-06-01T12:00:00Z",
      refunds: [
        { id: `re_${part.donationId}`, cents: asCents(500), state: "done", at: "2026-01-05T12:00:00Z" },
      ],
    });
    await (await give("other@example.org")).settle({ paidAt: "2025-06-02T12:00:00Z" });
    await give(email);
    await number();
    const donor = await donorOf(await signedIn(email));
    const read = async (year: number, language: "en" | "nl") =>
      JSON.parse(new TextDecoder().decode((await papers.statementOf(donor, year, language))?.bytes));

    const of2025 = await read(2025, "nl");
    expect(of2025).toMatchObject({ kind: "annual-statement", language: "nl", year: 2025, anbi: true });
    expect(of2025.donor).toEqual({ name: "Layla", addressLines: [] });
    expect(of2025.gifts).toMatchObject([
      { receivedOn: "2025-06-01", giftCents: 2500, returned: [{ kind: "refund", cents: 500 }] },
    ]);
    expect((await read(2026, "en")).gifts).toMatchObject([{ receivedOn: "2026-01-01", returned: [] }]);
    expect(await papers.statementOf(donor, 2024, "en"), "nothing was given in that year").toBeNull();
  });

  test("keeps its name when a stranger gives as a guest under the same address", async () => {
    const email = "named@example.org";
    const visitor = await signedIn(email);
    const donor = await donorOf(visitor);
    const nameIn = async () => {
      await number();
      const { bytes } = (await papers.statementOf(donor, 2025, "en"))!;
      return JSON.parse(new TextDecoder().decode(bytes)).donor.name;
    };
    await (await give(email)).settle({ paidAt: "2025-02-01T12:00:00Z" });
    const stranger = { donor: { name: "Mallory", email } };
    await (await give(email, stranger)).settle({ paidAt: "2025-03-01T12:00:00Z" });
    expect(await nameIn(), "the first word stands").toBe("Layla");

    const own = { donor: { name: "Layla Haddad", email } };
    await (await giftOn(pool, own, donor.userId)).settle({ paidAt: "2025-04-01T12:00:00Z" });
    await (await give(email, stranger)).settle({ paidAt: "2025-05-01T12:00:00Z" });
    expect(await nameIn(), "their own word counts most").toBe("Layla Haddad");
    expect((await visitor.get("/api/auth/user").then((answer) => answer.json())).firstName).toBeNull();
  });

  test("is a PDF in the language asked for; what is no year is not found", async () => {
    const visitor = await signedIn("reader@example.org");
    const { settle } = await give("reader@example.org");
    await settle();
    await number();
    const year = new Date().getFullYear();
    const statement = await visitor.get(`/api/my/statements/${year}.pdf?language=nl`);
    expect(await statement.text()).toContain("%PDF-annual-statement in nl");
    for (const file of ["2026", "20266.pdf", "x.pdf", "1026.pdf", "2999.pdf"])
      expect((await visitor.get(`/api/my/statements/${file}`)).status).toBe(404);
  });
});

test("one account gets twenty papers in ten minutes, and is then told when to come back", async () => {
  const { donationId, settle } = await give("eager@example.org");
  await settle();
  await number();
  const eager = await signedIn("eager@example.org");
  const path = `/api/my/donations/${donationId}/receipt.pdf`;
  for (let each = 0; each < 20; each += 1) expect((await eager.get(path)).status).toBe(200);
  const refused = await eager.get(path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const others = ["/api/my/statements/2999.pdf", "/api/my/periodic-agreements/none/agreement.pdf"];
  for (const other of others) expect((await eager.get(other)).status).toBe(429);
  expect((await (await signedIn("patient@example.org")).get(path)).status).toBe(404);
});

test("the dashboard's sum of a year and the covered costs are the statement's, whatever went back", async () => {
  const email = "covers@example.org";
  const year = new Date().getFullYear();
  const at = new Date().toISOString();
  const whole = await give(email, { coverFees: true });
  await whole.settle({ chargedCents: asCents(2608) });
  const refunded = await give(email, { coverFees: true });
  await refunded.settle({
    chargedCents: asCents(2608),
    refunds: [{ id: "re_all", cents: asCents(2608), state: "done", at }],
  });
  const parted = await give(email, { coverFees: true });
  await parted.settle({
    chargedCents: asCents(2608),
    refunds: [{ id: "re_part", cents: asCents(2550), state: "done", at }],
  });
  await number();
  const donor = await signedIn(email);
  const { yearCents } = await (await donor.get("/api/my/giving")).json();
  const { bytes } = (await papers.statementOf(await donorOf(donor), year, "en"))!;
  const { gifts } = JSON.parse(new TextDecoder().decode(bytes)) as { gifts: Gift[] };
  const sum = (of: (gift: Gift) => number) => gifts.reduce((total, gift) => total + of(gift), 0);
  expect(sum(keptCover)).toBe(108 + 58);
  expect(yearCents + sum(keptCover)).toBe(sum(netOf));
});
