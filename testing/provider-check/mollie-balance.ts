import { centsOf } from "#adapters/payments/mollie/client.ts";
import { contextOf, transactionsSince, type BalanceTransaction } from "#adapters/payments/mollie/balance.ts";
import { byPerson, compared, needsPerson, type Finding } from "./belief.ts";
import type { MollieApi, MollieBelief } from "./mollie-parts.ts";

/** Enough to have one of each kind. */
const maxLines = 250;

export const balanceBeliefs: readonly MollieBelief[] = [
  {
    id: "M2",
    sentence: "the context of a line of the balance is flat, or an empty list",
    check: (api) =>
      withLines(
        api,
        "any",
        () => true,
        (lines) => {
          const wrong = lines.filter(({ context }) => !isFlat(context));
          return Promise.resolve(compared({ "are not flat": 0 }, { "are not flat": wrong.length }));
        },
      ),
  },
  {
    id: "M3",
    sentence: "what Mollie keeps of a line is written as a negative amount",
    check: (api) =>
      withLines(
        api,
        "something was kept of",
        ({ deductions }) => Boolean(deductions),
        (lines) => {
          const kept = lines.flatMap(({ deductions, deductionDetails: details }) => [
            deductions,
            details?.fees,
            details?.commissions,
          ]);
          const wrong = kept.filter((amount) => amount && centsOf(amount) > 0);
          return Promise.resolve(compared({ "are above nought": 0 }, { "are above nought": wrong.length }));
        },
      ),
  },
  byPerson(
    "M4",
    "fees of refunds and chargebacks are kept of their own lines, and an invoice asks only for the rest",
    "after a live month add up the deductions and the invoice-compensation lines of the balance, and compare them with the invoice at https://my.mollie.com/dashboard/invoices",
  ),
  {
    id: "M5",
    sentence: "a line of the balance quotes the description of its payment",
    check: (api) =>
      withLines(
        api,
        "a payment made",
        (line) => Boolean(contextOf(line).paymentId),
        async ([line]) => {
          const { paymentId = "", paymentDescription } = line ? contextOf(line) : {};
          const { description } = await api.mollie.payments.get({ paymentId });
          return compared({ description }, { description: paymentDescription });
        },
      ),
  },
];

async function withLines(
  { settings }: MollieApi,
  which: string,
  isWanted: (line: BalanceTransaction) => boolean,
  check: (lines: readonly BalanceTransaction[]) => Promise<Finding>,
): Promise<Finding> {
  if (!settings.accessToken)
    return needsPerson(
      "make an organisation access token with balances.read at https://my.mollie.com/dashboard/developers/organization-access-tokens, set MOLLIE_ACCESS_TOKEN and run this again",
    );
  const lines: BalanceTransaction[] = [];
  for await (const line of transactionsSince(settings, new Date(0))) {
    if (isWanted(line)) lines.push(line);
    if (lines.length === maxLines) break;
  }
  if (lines.length > 0) return check(lines);
  return needsPerson(
    `the balance of test mode has no line yet that ${which}: pay, refund and charge back a test payment, and run this again when it is on the balance`,
  );
}

const isFlat = (context: unknown): boolean =>
  Array.isArray(context)
    ? context.length === 0
    : typeof context === "object" &&
      context !== null &&
      Object.values(context).every((value) => typeof value !== "object" || value === null);
