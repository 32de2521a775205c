import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { storedPaymentSessions } from "#adapters/postgres/giving/payment-sessions.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import type { DonationRequest } from "#domain/giving/start/donation-request.ts";
import { paymentsThatOpen } from "#domain/giving/payments.fixtures.ts";
import { requestFor, paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { readConfig } from "../../config.ts";
import { composeDonorPapers } from "./donor-papers.ts";

const hourMs = 60 * 60_000;

/** The donor's papers on a test's database; a PDF is its language and its facts, as JSON. */
export const papersOn = (pool: pg.Pool) =>
  composeDonorPapers(readConfig({ DEMO_PUBLIC: "yes", PUBLIC_URL: "https://openhand.example" }), pool, {
    identity: () => Promise.resolve(foundation),
    identityAt: () => Promise.resolve(foundation),
    papers: {
      renderPaper: (paper, language) =>
        Promise.resolve(new TextEncoder().encode(JSON.stringify({ ...paper, language }))),
      paperVersion: "test",
    },
    checksOf: () => Promise.resolve({ receipt: { address: "", size: 1, path: "" }, gift: null }),
  });

/** A pending donation and its provider's report. */
export async function giftOn(
  pool: pg.Pool,
  choices: Partial<DonationRequest> = {},
  userId: string | null = null,
) {
  const donations = storedDonations(pool);
  const clientSecret = randomBytes(32).toString("base64url");
  const openedAt = new Date();
  const expiresAt = new Date(openedAt.getTime() + hourMs);
  await storedPaymentSessions(pool).open({
    clientSecret,
    userId,
    fees: firstFeeRates,
    openedAt,
    expiresAt,
  });
  const start = startDonation({
    donations,
    payments: paymentsThatOpen(),
    purposes: { status: async () => "open" as const },
    methods: async () => [],
    isServed: async () => true,
    newId: () => randomUUID(),
    newReference: () => randomBytes(6).toString("hex"),
    clock: () => openedAt,
    pause: () => Promise.resolve(),
  });
  const request = requestFor({ clientSecret, ...choices });
  const outcome = await start(request, { userId, country: "NL" });
  if (!outcome.ok) throw new Error(outcome.reason);
  const report = paymentReport(`p-${outcome.donationId}-1`, {
    paidAt: openedAt.toISOString(),
    chargedCents: request.amountCents,
  });
  const settle = settleDonation({ donations, book: bookMovement });
  return {
    donationId: outcome.donationId,
    settle: (changes: Partial<PaymentReport> = {}) => settle({ ...report, ...changes }),
  };
}
