import type { FeeRates } from "#domain/money/cover-fees.ts";
import { refusalOfAmount, type AmountRefusal } from "#domain/money/gift-limits.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Visitor } from "../donation.ts";
import type { IsServed, Payments, SessionRefusal, Sessions } from "../ports.ts";

type Needs = {
  sessions: Sessions;
  payments: Pick<Payments, "isAvailable">;
  isServed: IsServed;
  feeRates: () => Promise<FeeRates>;
  newSecret: (session: Omit<Parameters<Sessions["open"]>[0], "clientSecret">) => string;
  clock: () => Date;
};

type Request = Readonly<{ amountCents: Cents; clientSecret?: string | undefined }>;

export type OpenPaymentSessionOutcome =
  | Readonly<{ ok: true; clientSecret: string }>
  | Readonly<{
      ok: false;
      reason: AmountRefusal | SessionRefusal | "country_not_served" | "payments_unavailable";
    }>;

/** Since the last change of the amount. */
export const sessionLifeMs = 2 * 60 * 60 * 1000;

/** Opens our own session without calling a provider. Checks the amount to refuse early, but does not store it. */
export const openPaymentSession =
  ({ sessions, payments, isServed, feeRates, newSecret, clock }: Needs) =>
  async ({ amountCents, clientSecret }: Request, visitor: Visitor): Promise<OpenPaymentSessionOutcome> => {
    if (!(await isServed(visitor.country))) return { ok: false, reason: "country_not_served" };
    const refusal = refusalOfAmount(amountCents);
    if (refusal) return { ok: false, reason: refusal };
    if (!(await payments.isAvailable())) return { ok: false, reason: "payments_unavailable" };

    const openedAt = clock();
    const expiresAt = new Date(openedAt.getTime() + sessionLifeMs);
    const { userId } = visitor;

    if (clientSecret !== undefined) {
      const prolonged = await sessions.prolong({ clientSecret, userId, now: openedAt, expiresAt });
      return prolonged === "prolonged" ? { ok: true, clientSecret } : { ok: false, reason: prolonged };
    }

    const session = { userId, fees: await feeRates(), openedAt, expiresAt };
    const newClientSecret = newSecret(session);
    await sessions.open({ clientSecret: newClientSecret, ...session });
    return { ok: true, clientSecret: newClientSecret };
  };
