import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { storedMonthlyMaintenance } from "#adapters/postgres/giving/monthly-maintenance.ts";
import { storedMonthlyGifts } from "#adapters/postgres/giving/monthly-gifts.ts";
import { catchUpWithCharges } from "#domain/giving/monthly/catch-up-with-charges.ts";
import { paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import { maintainMonthlyGifts } from "#domain/giving/monthly/maintain-monthly-gifts.ts";
import { subscriptionsThatAnswer } from "#domain/giving/monthly/subscriptions.fixtures.ts";
import type { SubscriptionReport } from "#domain/giving/monthly/subscriptions.ts";
import { languages, type Language } from "#domain/language.ts";
import { letter } from "#domain/mail/letter.ts";
import { testDatabase } from "#testing/database.ts";
import { monthlyChargeLetters, monthlyLetter } from "../../letters/monthly-letters.ts";

const { pool } = await testDatabase();
const publicUrl = "https://openhand.example";
const maintenance = storedMonthlyMaintenance(pool, {
  newKey: randomUUID,
  letters: monthlyChargeLetters(publicUrl),
});
const gifts = storedMonthlyGifts(pool, monthlyLetter(publicUrl));

beforeEach(async () => {
  await pool.query("update recurring_gifts set status = 'ENDED'");
  await pool.query("delete from mail_outbox");
});

/** A monthly gift as it stands in the books, without its story. */
async function aGift(changes: { status?: string; failedAt?: Date; language?: Language } = {}) {
  const id = randomUUID();
  const { status = "ACTIVE", failedAt = null, language = "en" } = changes;
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     values ($1, $1, 2500, 2500, 'EUR', 'MONTHLY', $1 || '@example.org', $2)`,
    [id, language],
  );
  await pool.query(
    `insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
       next_charge_on, failed_at) values ($1, $2, 2500, 2500, 'sandbox', $1, 14, '2026-12-14', $3)`,
    [id, status, failedAt],
  );
  return id;
}
const statusOf = async (id: string) =>
  (await pool.query<{ status: string }>("select status from recurring_gifts where id = $1", [id])).rows[0]
    ?.status;
const mailsAbout = async (id: string) => {
  const { rows } = await pool.query<{ kind: string; letter: unknown; forget_once_sent: boolean }>(
    "select kind, letter, forget_once_sent from mail_outbox where cause like $1 || '%' order by created_at",
    [id],
  );
  return rows;
};
const kindsAbout = async (id: string) => (await mailsAbout(id)).map(({ kind }) => kind);

/** A round of the job on this day, at a provider that says this. */
const roundOn = async (
  day: string,
  subscription: Partial<SubscriptionReport> = { nextChargeOn: "2026-12-14" },
  answer: "done" | "unavailable" | "refused" = "done",
) => {
  const subscriptions = subscriptionsThatAnswer(answer, subscription);
  const round = maintainMonthlyGifts({
    maintenance,
    subscriptionsOf: () => subscriptions,
    clock: () => new Date(`${day}T12:00:00Z`),
    today: () => day,
    creditor: () => Promise.resolve({ name: "Stichting Open Hand", id: "NL69ZZZ123456780000" }),
  });
  await Promise.all([round(), round(), round()]);
  return subscriptions.asked;
};

test("a charge is announced two weeks before, once, on however many instances the job runs", async () => {
  const id = await aGift();
  await roundOn("2026-11-29");
  expect(await kindsAbout(id)).toEqual([]);
  await roundOn("2026-11-30");
  await roundOn("2026-12-01");
  expect(await kindsAbout(id)).toEqual(["monthly-notice"]);
  await pool.query("update recurring_gifts set next_charge_on = '2027-01-14' where id = $1", [id]);
  await roundOn("2027-01-01", { nextChargeOn: "2027-01-14" });
  expect(await kindsAbout(id)).toEqual(["monthly-notice", "monthly-notice"]);
});

test("the notice of a debit names who collects it, under which identifier and mandate; that of a card does not", async () => {
  const [card, debit] = [await aGift(), await aGift({ language: "ar" })];
  await pool.query("update recurring_gifts set noticed_for = next_charge_on where id = $1", [debit]);
  await roundOn("2026-11-30", {
    nextChargeOn: "2026-12-14",
    method: { kind: "card", lastDigits: "4242" },
    mandateReference: null,
  });
  await pool.query("update recurring_gifts set noticed_for = null where id = $1", [debit]);
  await roundOn("2026-11-30", {
    nextChargeOn: "2026-12-14",
    method: { kind: "sepa_debit", lastDigits: "3456" },
    mandateReference: "MANDATE-1",
  });
  const told = JSON.stringify(await mailsAbout(debit));
  expect(told).toContain("NL69ZZZ123456780000");
  expect(told).toContain("MANDATE-1");
  expect(told).toContain("Stichting Open Hand");
  expect(JSON.stringify(await mailsAbout(card))).not.toContain("NL69ZZZ");
  const { rows } = await pool.query(
    "select mandate_reference from recurring_gifts where id = any($1) order by 1",
    [[card, debit]],
  );
  expect(rows).toEqual([{ mandate_reference: "MANDATE-1" }, { mandate_reference: null }]);
});

test("the date that is announced is the provider's", async () => {
  const id = await aGift();
  await roundOn("2026-12-01", { nextChargeOn: "2026-12-20" });
  expect(await kindsAbout(id)).toEqual([]);
  await roundOn("2026-12-06", { nextChargeOn: "2026-12-20" });
  expect(JSON.stringify(await mailsAbout(id))).toContain("20 December 2026");
});

test("nothing is announced while the provider does not answer, or on the day itself", async () => {
  const id = await aGift();
  await roundOn("2026-12-01", {}, "unavailable");
  await roundOn("2026-12-14");
  expect(await kindsAbout(id)).toEqual([]);
});

test("whoever's card failed gets a letter, a reminder and a kind end, each once", async () => {
  const id = await aGift({ status: "PAST_DUE", failedAt: new Date("2026-12-14T09:00:00Z") });
  for (let day = 14; day <= 27; day++) await roundOn(`2026-12-${day}`);
  expect(await kindsAbout(id)).toEqual(["monthly-failed", "monthly-reminder"]);
  const asked = await roundOn("2026-12-28");
  await roundOn("2026-12-29");
  expect(asked).toContainEqual(["cancel", id]);
  expect(await statusOf(id)).toBe("ENDED");
  expect(await kindsAbout(id)).toEqual(["monthly-failed", "monthly-reminder", "monthly-ended"]);
});

/** A debit of this gift that its bank refused, for this reason. */
async function refusedDebit(giftId: string, at: Date, returnCode: string | null, confirmUrl?: string) {
  const id = randomUUID();
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language,
       recurring_gift_id, created_at)
     values ($1, $1, 2500, 2500, 'EUR', 'MONTHLY', 'donor@example.org', 'en', $2, $3)`,
    [id, giftId, at],
  );
  await pool.query("update donations set status = 'FAILED' where id = $1", [id]);
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, truth)
     values ($1 || '-1', $1, 1, 2500, 2500, 'MONTHLY', now(), $2)`,
    [
      id,
      JSON.stringify(paymentReport(id, { state: "failed", returnCode, ...(confirmUrl && { confirmUrl }) })),
    ],
  );
}
const bySepa = { nextChargeOn: "2026-12-14", method: { kind: "sepa_debit", lastDigits: "4300" } } as const;

test("a bank that says the account's holder has died is not asked again, and only the end is written about", async () => {
  const failedAt = new Date("2026-12-14T09:00:00Z");
  const id = await aGift({ status: "PAST_DUE", failedAt });
  await refusedDebit(id, failedAt, "MD07");
  expect(await roundOn("2026-12-14", bySepa)).toContainEqual(["cancel", id]);
  expect(await statusOf(id)).toBe("ENDED");
  expect(await kindsAbout(id)).toEqual(["monthly-ended"]);
});

test("what a bank said about an account the donor has replaced since does not end the gift", async () => {
  const failedAt = new Date("2026-12-14T09:00:00Z");
  const id = await aGift({ status: "PAST_DUE", failedAt });
  await refusedDebit(id, new Date("2026-10-14T09:00:00Z"), "AC04");
  await refusedDebit(id, failedAt, "AM04");
  await roundOn("2026-12-14", bySepa);
  expect(await statusOf(id)).toBe("PAST_DUE");
  expect(await kindsAbout(id)).toEqual(["monthly-failed"]);
});

test("a charge that waits for the donor's confirmation is written about with the link that confirms it", async () => {
  const failedAt = new Date("2026-12-14T09:00:00Z");
  const id = await aGift({ status: "PAST_DUE", failedAt });
  const url = "https://invoice.stripe.test/i/in_1";
  await refusedDebit(id, failedAt, null, url);
  for (let day = 14; day <= 27; day++) await roundOn(`2026-12-${day}`);
  const letters = (await mailsAbout(id)).map((mail) => mail.letter);
  expect(letters).toMatchObject([
    { subject: "Please approve your monthly donation" },
    { subject: "Your monthly donation is waiting for your approval" },
  ]);
  for (const written of letters) {
    expect(written).toMatchObject({
      blocks: expect.arrayContaining([{ kind: "button", label: "Approve this payment", url }]),
    });
    expect(JSON.stringify(written)).toMatch(/mend\?key=/);
    expect(JSON.stringify(written)).not.toContain("try the card again");
  }
});

test("the letter's key opens this gift for thirty days, and nothing of it is kept", async () => {
  const id = await aGift({ status: "PAST_DUE", failedAt: new Date("2026-12-14T09:00:00Z") });
  await roundOn("2026-12-14");
  const [mail] = await mailsAbout(id);
  expect(mail?.forget_once_sent).toBe(true);
  const [, key = ""] = /mend\?key=([\w-]+)/.exec(JSON.stringify(mail?.letter)) ?? [];
  expect(await gifts.findForKey(key, new Date("2027-01-12T12:00:00Z"))).toMatchObject({ id });
  expect(await gifts.findForKey(key, new Date("2027-01-14T12:00:00Z"))).toBeNull();
  expect(await gifts.findForKey(randomUUID(), new Date("2026-12-15T12:00:00Z"))).toBeNull();
  const { rows } = await pool.query("select * from monthly_gift_keys where gift_id = $1", [id]);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("a gift that its provider has ended ends here too", async () => {
  const id = await aGift();
  await roundOn("2026-12-01", { status: "ENDED" });
  expect(await statusOf(id)).toBe("ENDED");
  expect(await kindsAbout(id)).toEqual(["monthly-ended"]);
});

test("a charge whose notice never arrived is found once its day has passed", async () => {
  const id = await aGift();
  const settled: string[] = [];
  const catchUpOn = (day: string, charges: string[]) =>
    catchUpWithCharges({
      maintenance,
      payments: { fetch: async ({ paymentId }) => paymentReport(paymentId, { subscriptionId: id }) },
      subscriptionsOf: () => ({
        ...subscriptionsThatAnswer("done", { nextChargeOn: "2027-01-14" }),
        charges: async () => charges,
      }),
      settle: async ({ paymentId }) => settled.push(paymentId),
      clock: () => new Date(`${day}T12:00:00Z`),
      today: () => day,
    })();
  await catchUpOn("2026-12-14", ["lost"]);
  expect(settled).toEqual([]);
  await catchUpOn("2026-12-15", ["lost"]);
  expect(settled).toEqual(["lost"]);
  const { rows } = await pool.query(
    "select next_charge_on::text as next from recurring_gifts where id = $1",
    [id],
  );
  expect(rows).toEqual([{ next: "2027-01-14" }]);
});

test("every letter is whole in every language", async () => {
  const failedAt = new Date("2026-12-14T09:00:00Z");
  for (const language of languages) {
    const id = await aGift({ status: "PAST_DUE", failedAt, language });
    await roundOn("2026-12-14");
    await roundOn("2026-12-22");
    await roundOn("2026-12-29");
    const mails = await mailsAbout(id);
    expect(mails).toHaveLength(3);
    for (const mail of mails) expect(letter.safeParse(mail.letter).success).toBe(true);
    const prefix = language === "en" ? "" : `/${language}`;
    expect(JSON.stringify(mails)).toContain(`${publicUrl}${prefix}/dashboard/monthly/mend?key=`);
  }
});
