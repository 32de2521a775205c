import { donationBody, paymentSessionBody } from "#domain/giving/start/calls.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Foundation } from "../composition.ts";
import { jsonWithoutZeroBytes } from "../middleware/zero-bytes.ts";
import type { Sent, ShortWay } from "../requests/short-way.ts";
import { noticeIn } from "../webhooks/sandbox.ts";
import { isPerson } from "./count-form-views.ts";
import { sessionCookie } from "./donation-session.ts";
import { noteRefusal } from "./refused-once.ts";

const sandboxPay = /^\/api\/sandbox\/payments\/([\w-]+)\/pay$/;

/** The calls of a gift that goes as it should: its session, its beginning, the provider's notice. The API's own handlers know the rest. */
export function givingShortWays(foundation: Foundation, production: boolean) {
  const { giving, givingGuard, countStep, standstill, alerts } = foundation;
  const { stripe, sandbox } = giving;

  const openSession: ShortWay = async (sent) => {
    const body = paymentSessionBody.safeParse(jsonWithoutZeroBytes(sent.body));
    if (!body.success || (await givingGuard.mayOpenSession(sent))) return null;
    const outcome = await giving.openPaymentSession(body.data, visitorOf(sent));
    if (!outcome.ok) return null;
    if (body.data.clientSecret === undefined && isVisitor(sent)) countStep("ready", sent.language);
    return { status: 201, body: { clientSecret: outcome.clientSecret } };
  };

  const start: ShortWay = async (sent) => {
    const body = donationBody.safeParse(jsonWithoutZeroBytes(sent.body));
    // A transfer is counted strictly, so it is not asked about twice.
    if (!body.success || body.data.method === "BANK_TRANSFER") return null;
    const { clientSecret, donor, amountCents } = body.data;
    const asked = { clientSecret, email: emailKey(donor.email), amountCents };
    const guarded = await givingGuard.mayStart(sent, asked);
    if (guarded.reason !== "passed") return null;
    const { rated } = guarded;
    const outcome = await giving.startDonation(body.data, visitorOf(sent), { rated });
    if (!outcome.ok) {
      noteRefusal(sent, outcome);
      return null;
    }
    const { donationId, status, next } = outcome;
    const cookie = sessionCookie(clientSecret, production);
    return { status: 201, body: { donationId, status, next }, cookie };
  };

  const noticeOfStripe: ShortWay | null =
    stripe &&
    (async ({ body, req }) => {
      const notice = await stripe.readNotice(body, req.header(stripe.signatureHeader));
      if (typeof notice === "string") return null;
      await giving.handleProviderNotice(notice);
      alerts.noteNotice("stripe", "accepted");
      return received;
    });

  const noticeOfSandbox: ShortWay | null =
    sandbox &&
    (async ({ body, req }) => {
      if (!sandbox.isSigned(body, req.header(sandbox.signatureHeader))) return null;
      const notice = noticeIn(body);
      const outcome = notice && (await giving.handleProviderNotice(notice));
      return outcome && (outcome.ok || outcome.reason !== "unknown_payment") ? received : null;
    });

  const unlessStill =
    (way: ShortWay): ShortWay =>
    async (sent) =>
      (await standstill.isOn()) ? null : way(sent);

  const ways = new Map<string, ShortWay>([
    ["/api/create-payment-intent", openSession],
    ["/api/donations", start],
  ]);
  if (noticeOfStripe) ways.set("/api/webhooks/stripe", unlessStill(noticeOfStripe));
  if (noticeOfSandbox) ways.set("/api/webhooks/sandbox", unlessStill(noticeOfSandbox));

  return (path: string): ShortWay | undefined => {
    const way = ways.get(path);
    const paid = way || !sandbox ? undefined : sandboxPay.exec(path)?.[1];
    if (!sandbox || paid === undefined) return way;
    return async ({ body }) =>
      body === "{}" && (await sandbox.controls.act(paid, "pay", null))
        ? { status: 200, body: { paymentId: paid, action: "pay" } }
        : null;
  };
}

const received = { status: 200, body: { received: true } };

const visitorOf = ({ country }: Sent) => ({ userId: null, country });

const isVisitor = ({ req }: Sent): boolean =>
  isPerson(req.header("user-agent"), req.header("sec-purpose") ?? req.header("purpose") ?? "");
