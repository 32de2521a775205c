import { asCents } from "#domain/money/cents.ts";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { doorTo, type Door } from "./door.ts";
import { met, type Met } from "./met.ts";

export type Gift = Readonly<{ donationId: string; paymentId: string }>;

/** The one provider of a site, which stands outside it, and those who give there. */
export type Outside = Readonly<{
  mollie: Awaited<ReturnType<typeof fakeMollie>>;
  /** The way to the provider. */
  door: Door;
  /** By a program, and by a browser without JavaScript. What they met. */
  tryToGive: () => Promise<Met>;
  tryWithoutScript: () => Promise<Met>;
  /** A gift that is begun and not paid. */
  begin: () => Promise<Gift>;
  /** The donor pays on the provider's page, what was asked, and the provider tells us. */
  pay: (gift: Gift) => Promise<void>;
  tell: (paymentId: string) => Promise<void>;
  /** What has to be in the books at the end, once each, and nothing else. */
  paid: ReadonlySet<string>;
  /** Payments of which the provider said what cannot be: staff are to see each of them. */
  lied: Set<string>;
  stop: () => Promise<void>;
}>;

const amountCents = asCents(2500);
/** Mollie hears no answer after that, and asks again later. */
const noticePatienceMs = 15_000;

export async function outside() {
  const mollie = await fakeMollie();
  const { hostname, port } = new URL(mollie.url);
  const door = await doorTo({ host: hostname, port: Number(port) });
  const env = {
    PAYMENT_PROVIDERS: "mollie",
    MOLLIE_API_KEY: mollie.settings.apiKey,
    MOLLIE_API_BASE: `http://127.0.0.1:${door.port}`,
  };
  return { env, at: (url: string): Outside => outsideOf(url, mollie, door) };
}

function outsideOf(url: string, mollie: Outside["mollie"], door: Door): Outside {
  const paid = new Set<string>();
  let number = 0;
  const post = (path: string, body: string, contentType: string): Promise<Response> => {
    number += 1;
    const address = `10.20.${number >> 8}.${number & 255}`;
    const headers = { "content-type": contentType, "x-forwarded-for": address, "x-language": "nl" };
    return fetch(url + path, { method: "POST", headers, body, redirect: "manual" });
  };
  const form = "application/x-www-form-urlencoded";
  const donor = () => ({ email: `outside-${number}@example.org` });
  const start = async (): Promise<Response> => {
    const asked = JSON.stringify({ amountCents, currency: "EUR" });
    const session = await post("/api/create-payment-intent", asked, "application/json");
    if (!session.ok) return session;
    const { clientSecret } = (await session.json()) as { clientSecret: string };
    const choices = { frequency: "ONE_TIME", coverFees: false, donor: donor(), language: "nl" };
    const gift = JSON.stringify({ clientSecret, amountCents, currency: "EUR", ...choices });
    return post("/api/donations", gift, "application/json");
  };
  const tell = async (paymentId: string): Promise<void> => {
    const begun = performance.now();
    const answer = await post("/api/webhooks/mollie", `id=${paymentId}`, form);
    await answer.text();
    if (answer.status !== 200 || performance.now() - begun > noticePatienceMs)
      throw new Error(`A notice was answered with ${answer.status}, or too late`);
  };
  return {
    mollie,
    door,
    paid,
    lied: new Set(),
    tell,
    tryToGive: () => met(start),
    tryWithoutScript: () =>
      met(() => {
        const fields = { form: "donate", amount: "25", method: "online", ...donor() };
        return post("/nl/donate", new URLSearchParams(fields).toString(), form);
      }),
    begin: async () => {
      const answer = await start();
      if (answer.status !== 201) throw new Error(`No gift could begin: ${await answer.text()}`);
      const { donationId, next } = (await answer.json()) as { donationId: string; next: { url: string } };
      // Its page ends with the name of its payment and a moment.
      const paymentId = new URL(next.url).pathname.split("/").at(-1)?.split("-")[0] ?? "";
      return { donationId, paymentId };
    },
    pay: async ({ donationId, paymentId }) => {
      if (!mollie.pay(paymentId)) throw new Error(`Nobody can pay ${paymentId}`);
      paid.add(donationId);
      await tell(paymentId);
    },
    stop: async () => {
      await door.shut().catch(() => {});
      await mollie.stop();
    },
  };
}
