import { refusalOfAmount, type AmountRefusal } from "#domain/money/gift-limits.ts";
import { pendingDonation, haveSameChoices, type Donation, type Visitor } from "../donation.ts";
import { choicesFrom, type DonationRequest, chargeOf } from "./donation-request.ts";
import { isOffered, type MethodOffer } from "./method-offer.ts";
import { openPayment, type Begun } from "./open-payment.ts";
import { claimMs, newAttempt, type NextStep } from "../payment-attempt.ts";
import type {
  Donations,
  IsServed,
  PaymentOrder,
  Payments,
  PurposeRefusal,
  Purposes,
  SessionRefusal,
  StartedDonation,
} from "../ports.ts";
import type { DonationStatus } from "#domain/donation-status.ts";

type Needs = {
  donations: Omit<Donations<never>, "findByPayment" | "settle" | "findMonthly" | "beginRenewal" | "report">;
  payments: Pick<Payments, "open" | "withdraw">;
  purposes: Purposes;
  methods: () => Promise<readonly MethodOffer[]>;
  isServed: IsServed;
  newId: () => string;
  newReference: () => string;
  clock: () => Date;
  pause: (ms: number) => Promise<void>;
};

export type StartOutcome =
  | Readonly<{ ok: true; donationId: string; status: DonationStatus; next: NextStep | null }>
  | Readonly<{
      ok: false;
      reason:
        | AmountRefusal
        | PurposeRefusal
        | SessionRefusal
        | "country_not_served"
        | "method_unavailable"
        | "payment_in_progress"
        | "payments_unavailable";
    }>
  | Begun;

/** Without JavaScript, and its card-testing risk. */
type How = Pick<PaymentOrder, "needsHostedPage" | "rated">;

const waitMs = 100;
/** Together longer than a claim, so a waiting request takes over from a dead process. */
const maxRounds = Math.ceil((1.2 * claimMs) / waitMs);

/** The same secret is the same donation (double click, retry, reload). At most one of its payments can be paid. */
export const startDonation =
  ({ donations, payments, purposes, methods, isServed, newId, newReference, clock, pause }: Needs) =>
  async (
    request: DonationRequest,
    visitor: Visitor,
    { needsHostedPage = false, rated }: Partial<How> = {},
  ): Promise<StartOutcome> => {
    const { clientSecret, amountCents } = request;
    if (!(await isServed(visitor.country))) return { ok: false, reason: "country_not_served" };
    const fees = await donations.sessionFees(clientSecret);
    if (!fees) return { ok: false, reason: "session_unknown" };
    // The charge has the same upper limit as the gift.
    const refusal = refusalOfAmount(amountCents) ?? refusalOfAmount(chargeOf(request, fees));
    if (refusal) return { ok: false, reason: refusal };
    const choices = choicesFrom(request, fees);
    const { method } = choices;
    if (method && !isOffered(await methods(), { ...choices, method }))
      return { ok: false, reason: "method_unavailable" };
    const purpose = await purposes.status(choices);
    if (purpose !== "open") return { ok: false, reason: purpose };

    const opening = openPayment({ donations, payments, clock });
    const open = (started: StartedDonation) => opening(started, { needsHostedPage, rated });
    const donation = pendingDonation(choices, visitor, {
      id: newId(),
      reference: newReference(),
      createdAt: clock(),
    });
    const first = newAttempt(donation, 1, clock());
    // Stored before the provider is called: its notice can arrive before its answer.
    const begun = await donations.begin({ clientSecret, donation, attempt: first, now: clock() });
    if (begun === "begun") return open({ donation, attempt: first, earlier: [] });
    if (begun !== "already_begun") return { ok: false, reason: begun };

    for (let turn = 0; turn < maxRounds; turn++) {
      const started = await donations.ofSession(clientSecret, visitor.userId);
      if (!started) return { ok: false, reason: "session_unknown" };
      const { donation: known, attempt, earlier } = started;

      if (known.status === "CANCELLED") return { ok: false, reason: "session_closed" };
      if (known.status !== "PENDING" && known.status !== "FAILED") return answered(known, null);

      const keeps = known.status === "PENDING" && haveSameChoices(attempt.choices, choices);
      if (keeps && attempt.next) return answered(known, attempt.next);

      // While another request opens this payment, it is waited for: its answer is ours too.
      const isOpening = known.status === "PENDING" && attempt.next === null;
      const until = new Date(clock().getTime() + claimMs);
      if (isOpening && !(await donations.claim(attempt.id, clock(), until))) {
        await pause(waitMs);
        continue;
      }
      if (keeps) return open({ donation: known, attempt, earlier });

      const retry = newAttempt({ ...known, ...choices }, attempt.number + 1, clock());
      if ((await donations.restart(known, retry)) === "stale") continue;
      // Read again only now: from here on, any earlier payment withdraws itself.
      const restarted = await donations.ofSession(clientSecret, visitor.userId);
      if (restarted?.attempt.id === retry.id) return open(restarted);
    }
    return { ok: false, reason: "payment_in_progress" };
  };

const answered = ({ id, status }: Donation, next: NextStep | null): StartOutcome => ({
  ok: true,
  donationId: id,
  status,
  next,
});
