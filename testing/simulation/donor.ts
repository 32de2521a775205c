import { setTimeout as pause } from "node:timers/promises";

const retryMs = 40;
const patienceMs = 120_000;

/** What happens to a gift, and how many of a hundred. */
const fates = {
  pay: 45,
  payLater: 5,
  failedDebit: 4,
  decline: 5,
  declineThenPay: 10,
  cancel: 4,
  abandon: 4,
  payThenRefund: 5,
  adminRefund: 4,
  payThenDispute: 1,
  disputeWon: 2,
  disputeLost: 2,
  disputeWonThenLost: 1,
  lateReturn: 2,
  refundThenDispute: 2,
  changeMind: 4,
} as const;
type Fate = keyof typeof fates;

export type Plan = {
  fate: Fate;
  amountCents: number;
  coverFees: boolean;
  frequency: "ONE_TIME" | "MONTHLY";
  campaignId: string | undefined;
  isZakat: boolean;
  /** What is chosen by who changes their mind. */
  otherCampaignId: string | undefined;
  /** How many times the button is pressed at once. */
  presses: number;
  refundCents: number;
};

/** Drawn before anything happens, so that the same seed always means the same gifts. */
export function planFrom(random: () => number, campaigns: readonly string[]): Plan {
  const amountCents = 50 + Math.floor(random() * 20_000);
  const isZakat = random() < 0.1;
  return {
    fate: fateFrom(random() * 100),
    amountCents,
    isZakat,
    // Without covered fees, what the provider holds of it is what the fund holds.
    coverFees: random() < 0.3 && !isZakat,
    frequency: random() < 0.1 ? "MONTHLY" : "ONE_TIME",
    campaignId: random() < 0.5 && !isZakat ? campaigns[Math.floor(random() * campaigns.length)] : undefined,
    otherCampaignId: isZakat ? undefined : campaigns[Math.floor(random() * campaigns.length)],
    presses: random() < 0.1 ? 3 : 1,
    refundCents: 1 + Math.floor(random() * amountCents),
  };
}

function fateFrom(draw: number): Fate {
  let rest = draw;
  for (const [fate, percent] of Object.entries(fates) as [Fate, number][]) {
    if (rest < percent) return fate;
    rest -= percent;
  }
  return "pay";
}

type World = { url: string; onStep: () => void };
type Chosen = { paymentId: string; amountCents: number; campaignId: string | null; isZakat: boolean };
export type Promised = {
  donationId: string;
  paid: boolean;
  /** A paid monthly donation: who gives it. */
  monthlyOf: string | null;
  /** What was chosen when each of its payments was opened. */
  chosen: Chosen[];
  /** What staff are then asked to send back. */
  adminRefundCents: number | null;
};

/** One donor, who tries again whenever the line breaks, as people and browsers do. */
export async function give(world: World, number: number, plan: Plan): Promise<Promised> {
  const chosen: Chosen[] = [];
  const { donationId, paid } = await live(world, number, plan, chosen);
  return {
    donationId,
    paid,
    monthlyOf: paid && plan.frequency === "MONTHLY" && plan.fate === "pay" ? emailOf(number) : null,
    chosen,
    // Half at most: a second one by mistake would not be refused for want of money.
    adminRefundCents: plan.fate === "adminRefund" ? Math.ceil(plan.refundCents / 2) : null,
  };
}

async function live(
  { url, onStep }: World,
  number: number,
  plan: Plan,
  chosen: Chosen[],
): Promise<Pick<Promised, "donationId" | "paid">> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const { clientSecret } = (await call("/api/create-payment-intent", {
    amountCents: plan.amountCents,
    currency: "EUR",
  })) as { clientSecret: string };
  const { donationId, paymentId } = await press(plan.amountCents, plan.presses);

  switch (plan.fate) {
    case "abandon":
      return { donationId, paid: false };
    case "pay":
    case "adminRefund":
      return { donationId, paid: await act(paymentId, "pay") };
    case "payLater":
      return { donationId, paid: await act(paymentId, "pay-later") };
    case "decline":
    case "cancel":
      await act(paymentId, plan.fate);
      return { donationId, paid: false };
    case "declineThenPay":
      await act(paymentId, "decline");
      return { donationId, paid: await act((await press(plan.amountCents)).paymentId, "pay") };
    case "failedDebit":
      await act(paymentId, "pay-later");
      return { donationId, paid: !(await act(paymentId, "bounce")) };
    case "changeMind": {
      const other = await press(plan.amountCents + 100, 1, plan.otherCampaignId);
      const paid = await act(other.paymentId, "pay");
      // The first tab is still open; by now nobody can pay there.
      await act(paymentId, "pay");
      return { donationId, paid };
    }
    case "payThenRefund": {
      const paid = await act(paymentId, "pay");
      await act(paymentId, "refund", { amountCents: plan.refundCents });
      return { donationId, paid };
    }
    case "refundThenDispute": {
      const paid = await act(paymentId, "pay");
      await act(paymentId, "refund", { amountCents: Math.ceil(plan.refundCents / 2) });
      for (const step of afterPaying.disputeLost) await act(paymentId, step);
      return { donationId, paid };
    }
    case "payThenDispute":
    case "disputeWon":
    case "disputeLost":
    case "disputeWonThenLost":
    case "lateReturn": {
      const paid = await act(paymentId, "pay");
      for (const step of afterPaying[plan.fate]) await act(paymentId, step);
      return { donationId, paid };
    }
  }

  async function press(
    amountCents: number,
    times = 1,
    campaignId = plan.campaignId,
  ): Promise<{ donationId: string; paymentId: string }> {
    const { coverFees, frequency } = plan;
    const donor = { email: emailOf(number) };
    const gift = { clientSecret, amountCents, currency: "EUR", frequency, coverFees, donor, language: "en" };
    const body = { ...gift, ...(campaignId && { campaignId }), ...(plan.isZakat && { fund: "ZAKAT" }) };
    const answers = await Promise.all(Array.from({ length: times }, () => call("/api/donations", body)));
    const { donationId: id, next } = answers[0] as { donationId: string; next: { url: string } };
    const opened = next.url.split("/").at(-1) ?? "";
    chosen.push({ paymentId: opened, amountCents, campaignId: campaignId ?? null, isZakat: plan.isZakat });
    return { donationId: id, paymentId: opened };
  }

  /** False: it had been decided otherwise. An answer that got lost may have been a yes, so then both are. */
  async function act(payment: string, action: string, body: object = {}): Promise<boolean> {
    const answer = await call(`/api/sandbox/payments/${payment}/${action}`, body, { decided: 409 });
    return answer !== null;
  }

  async function call(path: string, body: object, { decided }: { decided?: number } = {}): Promise<unknown> {
    const giveUpAt = Date.now() + patienceMs;
    for (let asked = 0; Date.now() < giveUpAt; asked++) {
      onStep();
      const answer = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify(body),
      }).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        () => ({ status: 0, text: "" }),
      );
      if (answer.status === decided) return asked === 0 ? null : {};
      if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text);
      const passes = answer.status === 0 || answer.status >= 500 || answer.status === 409;
      if (!passes) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
      await pause(retryMs);
    }
    throw new Error(`Gift ${number} waited too long for ${path}`);
  }
}

const emailOf = (number: number): string => `donor-${number}@example.org`;

const afterPaying = {
  payThenDispute: ["dispute"],
  disputeWon: ["dispute", "win"],
  disputeLost: ["dispute", "lose"],
  disputeWonThenLost: ["dispute", "win", "lose"],
  lateReturn: ["return"],
} as const;
