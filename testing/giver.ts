import { createHash } from "node:crypto";
import type pg from "pg";
import type { MollieWebhook } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { noticeSecretFrom, sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import type { StripeWebhook } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { bitsOf, hasLeadingZeros, proofHeader, workOn } from "#domain/giving/risk/proof-of-work.ts";
import { testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>["app"];
export type Given = Readonly<{
  donationId: string;
  clientSecret: string;
  next: { type: "redirect"; url: string } | { type: "stripe"; clientSecret: string; publishableKey: string };
}>;

/** Someone who gives through the site, and the providers whose notices follow. */
export function giver(app: App, pool: pg.Pool, own: Readonly<Record<string, string>> = {}) {
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...own, ...headers },
      body: JSON.stringify(body),
    });
  const rowsOf = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows;

  const gives = async (changes: object = {}, { proves = false } = {}): Promise<Given> => {
    const opened = await post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" });
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    const start = (headers?: Record<string, string>) =>
      post("/api/donations", donationBody(clientSecret, changes), headers);
    const first = await start();
    const started = proves && first.status === 428 ? await start(workFor(first.headers)) : first;
    if (started.status !== 201) throw new Error(`${started.status}: ${await started.text()}`);
    const { donationId, next } = (await started.json()) as Given;
    return { donationId, clientSecret, next };
  };
  const paymentsOf = async ({ donationId }: Given): Promise<{ provider: string; paymentId: string }[]> =>
    rowsOf(
      `select provider, payment_id as "paymentId" from payment_attempts where donation_id = $1 order by number`,
      [donationId],
    );

  return {
    gives,
    paymentsOf,

    /** Through the sandbox, whose notice is signed with the session secret. */
    givesAndPays: async (changes: object, sessionSecret: string): Promise<void> => {
      const [{ paymentId } = { paymentId: "" }] = await paymentsOf(await gives(changes));
      await post(`/api/sandbox/payments/${paymentId}/pay`, {});
      const notice = { id: `evt_${paymentId}`, paymentId };
      const signature = sign(JSON.stringify(notice), noticeSecretFrom(sessionSecret), new Date());
      const { status } = await post("/api/webhooks/sandbox", notice, { [signatureHeader]: signature });
      if (status !== 200) throw new Error(`The notice was answered with ${status}`);
    },

    givesWithoutScript: async (): Promise<Response> =>
      app.request("/donate", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ form: "donate", amount: "25", email: "giver@example.org" }).toString(),
      }),

    statusOf: async ({ donationId }: Given): Promise<string> =>
      (await rowsOf("select status from donations where id = $1", [donationId]))[0].status,

    /** What the books say was given, and how many receipts that made. */
    bookedFor: async ({ donationId }: Given) => {
      const [books] = await rowsOf(
        `select (select count(*)::int from ledger_entries where cause_kind = 'gift' and cause_id = $1) as gifts,
           (select count(*)::int from receipts where donation_id = $1) as receipts,
           (select coalesce(array_agg(kind order by kind), '{}') from discrepancies where donation_id = $1) as discrepancies`,
        [donationId],
      );
      return books as { gifts: number; receipts: number; discrepancies: string[] };
    },

    fromStripe: async ({ body, signature }: StripeWebhook): Promise<number> =>
      (
        await app.request("/api/webhooks/stripe", {
          method: "POST",
          headers: { "stripe-signature": signature },
          body,
        })
      ).status,

    fromMollie: async ({ url, body }: MollieWebhook): Promise<number> =>
      (
        await app.request(new URL(url).pathname, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body,
        })
      ).status,
  };
}

/** The header with the proof of work that an answer asks for. */
export function workFor(headers: Headers): Record<string, string> {
  const challenge = headers.get(proofHeader) ?? "";
  for (let number = 0; ; number++) {
    const work = workOn(challenge, number);
    if (hasLeadingZeros(createHash("sha256").update(work).digest(), bitsOf(challenge)))
      return { [proofHeader]: work };
  }
}

/** The body of `POST /api/donations` for 25 euros, once, with changes. */
export const donationBody = (clientSecret: string, changes: object = {}) => ({
  clientSecret,
  amountCents: 2500,
  currency: "EUR",
  frequency: "ONE_TIME",
  coverFees: false,
  donor: { email: "giver@example.org" },
  language: "en",
  ...changes,
});
