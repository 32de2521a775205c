import { beforeAll, describe, expect, test } from "vitest";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import type { DonationRequest } from "#domain/giving/start/donation-request.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giftOn, papersOn } from "./donor-papers.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const papers = papersOn(pool);
const lastYear = new Date().getFullYear() - 1;
const bed = "a-safe-bed-in-rotterdam";
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
beforeAll(async () => {
  ({ foundation } = await testApp(pool));
});

const paid = async (
  email: string,
  choices: Partial<DonationRequest>,
  paidAt = `${lastYear}-12-20T12:00:00Z`,
) => {
  const gift = await giftOn(pool, {
    donor: { name: "Layla", email },
    amountCents: asCents(90_000_000),
    ...choices,
  });
  await gift.settle({ paidAt });
  await numberReceipts(pool, 1000, new Date());
  const donor = { userId: "nobody", verifiedEmail: email };
  return {
    ...gift,
    /** The receipt's facts, without the moment at which it is made. */
    receipt: async () => {
      const { bytes } = (await papers.receiptOf(donor, gift.donationId, "en"))!;
      const { madeAt: _, ...facts } = JSON.parse(new TextDecoder().decode(bytes));
      return facts;
    },
    listed: async () => (await papers.listOf(donor, "nl"))[0]?.purpose,
    trail: () => foundation.followGift(donor, gift.donationId, "en"),
  };
};
const publish = (kind: string, id: string, change: object) =>
  pool.query("update content_items set body = body || $3 where kind = $1 and id = $2", [kind, id, change]);
const unpublish = (kind: string, id: string) =>
  pool.query("delete from content_items where kind = $1 and id = $2", [kind, id]);
type Accounts = Awaited<ReturnType<typeof accounts>>;
/** Without the projects, which have the name of their current program. */
const accounts = async () => {
  const { statement, funds, balance } = await foundation.annual.accounts(lastYear, "en");
  return { statement, funds, balance };
};
const restricted = ({ balance }: Accounts) =>
  balance?.rows.find(({ row }) => row === "restrictedFunds")?.cents ?? 0;

describe("what a gift was for", () => {
  test("stays when its campaign is taken off the site: the same receipt, the same balance sheet", async () => {
    const gift = await paid("bed@example.org", { campaignId: bed });
    const before = { receipt: await gift.receipt(), listed: await gift.listed(), accounts: await accounts() };
    const trail = await gift.trail();
    expect(before.receipt.gift.purpose.en).toBe("A safe bed in Rotterdam");
    expect(restricted(before.accounts)).toBeGreaterThan(0);
    await unpublish("campaign", bed);
    expect({
      receipt: await gift.receipt(),
      listed: await gift.listed(),
      accounts: await accounts(),
    }).toEqual(before);
    expect(await gift.trail()).toEqual(trail);
  });

  test("stays when its campaign moves to another program, under another name, and later gifts move along", async () => {
    const meal = "a-meal-every-school-day";
    const early = await paid("meal@example.org", { campaignId: meal });
    const [receipt, before] = [await early.receipt(), await accounts()];
    await publish("campaign", meal, {
      title: { en: "Cats", nl: "Katten", ar: "قطط" },
      programId: "animals",
      projectId: null,
    });
    expect(await early.receipt()).toEqual(receipt);
    expect(await accounts()).toEqual(before);
    const late = await paid("later@example.org", { campaignId: meal });
    expect((await late.receipt()).gift.purpose.en).toBe("Cats");
    expect(await late.trail()).toMatchObject({ purpose: "Cats", assigned: { kind: "program" } });

    await early.settle({
      chargedCents: asCents(90_000_000),
      paidAt: `${lastYear}-12-20T12:00:00Z`,
      refunds: [
        { id: "re_meal", cents: asCents(90_000_000), state: "done", at: `${lastYear}-12-28T12:00:00Z` },
      ],
    });
    const { rows } = await pool.query(
      `select sum(p.cents)::int as cents from ledger_postings p join ledger_entries e on e.id = p.entry_id
       where e.donation_id = $1 and p.purpose_id is not null group by p.purpose_id`,
      [early.donationId],
    );
    expect(rows, "what went back left the purpose it was given for").toEqual([{ cents: 0 }]);
  });

  test("and what was spent stays with the program that the project had", async () => {
    const before = await accounts();
    const { rows } = await pool.query<{ id: string }>("select id from content_items where kind = 'project'");
    for (const { id } of rows) await publish("project", id, { programId: "animals" });
    expect(await accounts()).toEqual(before);
    for (const { id } of rows) await unpublish("project", id);
    expect(await accounts()).toEqual(before);
  });
});

describe("the tax office's recognition on a receipt", () => {
  const anbiOf = async (gift: Awaited<ReturnType<typeof paid>>) => (await gift.receipt()).anbi;
  const today = () => new Date().toISOString();

  test("is that of the gift's day, whatever becomes of it", async () => {
    const [recent, old] = [
      await paid("now@example.org", {}, today()),
      await paid("old@example.org", {}, "2009-06-01T12:00:00Z"),
    ];
    expect([await anbiOf(recent), await anbiOf(old)], "listed since it was founded").toEqual([true, false]);

    await publish("certification", "anbi", { status: "WITHDRAWN" });
    const without = await paid("without@example.org", {}, today());
    expect([await anbiOf(recent), await anbiOf(old), await anbiOf(without)]).toEqual([true, false, false]);

    await unpublish("certification", "anbi");
    expect([await anbiOf(recent), await anbiOf(without)]).toEqual([true, false]);
  });

  test("a statement names the gifts that came in without it", async () => {
    const donor = { userId: "nobody", verifiedEmail: "both@example.org" };
    const year = new Date().getFullYear();
    await paid("both@example.org", {}, `${year}-01-02T12:00:00Z`);
    await paid("both@example.org", {}, today());
    const statement = await papers.statementOf(donor, year, "en");
    const { anbi, notAnbi, gifts } = JSON.parse(new TextDecoder().decode(statement?.bytes));
    expect({ anbi, notAnbi }).toEqual({ anbi: true, notAnbi: [gifts[1].receiptNumber] });
  });
});
