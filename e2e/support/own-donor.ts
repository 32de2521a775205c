import { randomInt } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type { Language } from "../../domain/language.ts";

type Mail = { text: string };
type Listed = { receiptNumber: string | null };

/** Signs in with a mailed link, from its own client address, without opening pages. */
export async function signInAs(request: APIRequestContext, email: string): Promise<void> {
  const headers = { "x-forwarded-for": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}` };
  await request.post("/sign-in", { form: { form: "email", email }, headers });
  const box = await request.get(`/demo/mailbox.json?${new URLSearchParams({ to: email }).toString()}`);
  const token = ((await box.json()) as Mail[])
    .map(({ text }) => /\/sign-in\/link\?token=([\w-]+)/.exec(text)?.[1])
    .find((found) => found !== undefined);
  await request.post("/sign-in/link", { form: { token: token ?? "" } });
}

/** Gives €21, €22, … once each; the first is for a campaign. */
export async function giveOften(
  request: APIRequestContext,
  { email, language, campaignId, count }: OwnGifts,
): Promise<void> {
  for (let place = 1; place <= count; place += 1)
    await give(request, {
      amountCents: (20 + place) * 100,
      frequency: "ONE_TIME",
      donor: { email },
      language,
      ...(place === 1 && { campaignId }),
    });
}
type OwnGifts = { email: string; language: Language; campaignId: string; count: number };

/** Gives €25 a month, and pays the first charge. */
export const giveMonthly = (request: APIRequestContext, email: string, language: Language): Promise<void> =>
  give(request, { amountCents: 2500, frequency: "MONTHLY", donor: { email }, language });

async function give(request: APIRequestContext, gift: Readonly<Record<string, unknown>>): Promise<void> {
  const amount = { amountCents: gift["amountCents"], currency: "EUR" };
  const opened = await request.post("/api/create-payment-intent", { data: amount });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const started = await request.post("/api/donations", {
    data: { ...amount, ...gift, clientSecret, coverFees: false },
  });
  const { next } = (await started.json()) as { next: { url: string } };
  await request.post(`/api/sandbox/payments/${next.url.split("/").at(-1)}/pay`, { data: {} });
}

/** Waits until the donations have receipts and the monthly donation has begun. */
export async function untilReceipted(request: APIRequestContext, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const listed = (await (await request.get("/api/my/donations")).json()) as Listed[];
        const monthly = (await (await request.get("/api/my/monthly-gifts")).json()) as unknown[];
        return [listed.filter(({ receiptNumber }) => receiptNumber !== null).length, monthly.length];
      },
      { timeout: 20_000 },
    )
    .toEqual([count, 1]);
}
