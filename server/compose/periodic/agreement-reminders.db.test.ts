import { beforeAll, expect, test } from "vitest";
import { typedAgreement } from "#domain/periodic/agreement.fixtures.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf } from "../../auth/visitor.fixtures.ts";
import { readConfig } from "../../config.ts";
import { composeAgreementReminders } from "./periodic-agreements.ts";
import { giftOn } from "../giving/donor-papers.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const year = new Date().getFullYear();
const config = readConfig({ PUBLIC_URL: "http://openhand.test" });
const on = (day: string) =>
  composeAgreementReminders(config, pool, { today: () => `${year}-${day}`, knownForMs: 0 });
const email = "promised@example.org";
let transactionNumber: string;

const give = async (amountCents: number) => {
  const gift = await giftOn(pool, { donor: { email }, amountCents: asCents(amountCents) });
  await gift.settle({ paidAt: `${year}-03-15T12:00:00Z` });
};
const queued = async () =>
  (await pool.query("select cause, to_address, language from mail_outbox where kind = 'periodic-shortfall'"))
    .rows;

beforeAll(async () => {
  const { app } = await testApp(pool, {
    env: { SESSION_SECRET: "a secret of this test that is long enough" },
  });
  const visitor = visitorOf(app);
  await signInByLink(visitor, pool, email);
  const made = await visitor.send(
    "POST",
    "/api/my/periodic-agreements",
    typedAgreement({ firstYear: String(year), yearlyAmount: "300" }),
  );
  const agreement = await made.json();
  ({ transactionNumber } = agreement);
  await pool.query(
    "update periodic_agreements set state = 'ACTIVE', first_year = $2::int, active_from = make_date($2::int, 1, 1) where id = $1",
    [agreement.id, year],
  );
  await give(20_000);
});

test("before December nobody is told", async () => {
  expect(await on("11-30").shortAgreements()).toEqual([]);
  await on("11-30").remindOfAgreements();
  expect(await queued()).toEqual([]);
});

test("in December the donor is written once and staff see it, until the sum is there", async () => {
  const december = on("12-03");
  expect(await december.shortAgreements()).toMatchObject([
    { transactionNumber, countedCents: 20_000, missingCents: 10_000, year },
  ]);
  await december.remindOfAgreements();
  await december.remindOfAgreements();
  const [mail, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail.to_address).toBe(email);
  for (const language of ["en", "nl", "ar"] as const) {
    const letter = await december.letters["periodic-shortfall"]?.(mail.cause, language);
    expect(JSON.stringify(letter)).toContain(transactionNumber);
    expect(JSON.stringify(letter)).toMatch(/100[.,]00/);
  }

  await give(10_000);
  expect(await december.shortAgreements()).toEqual([]);
  expect(await december.letters["periodic-shortfall"]?.(mail.cause, "en"), "given meanwhile").toBeNull();
});
