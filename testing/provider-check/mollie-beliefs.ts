import { inOrder } from "./belief.ts";
import { balanceBeliefs } from "./mollie-balance.ts";
import { beliefsByHand } from "./mollie-by-hand.ts";
import type { MollieBelief } from "./mollie-parts.ts";
import { paymentBeliefs } from "./mollie-payments.ts";
import { refundBeliefs } from "./mollie-refunds.ts";
import { subscriptionBeliefs } from "./mollie-subscriptions.ts";

export const mollieBeliefs: readonly MollieBelief[] = inOrder([
  ...paymentBeliefs,
  ...refundBeliefs,
  ...balanceBeliefs,
  ...subscriptionBeliefs,
  ...beliefsByHand,
]);
