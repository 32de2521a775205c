import { inOrder } from "./belief.ts";
import { beginningBeliefs } from "./stripe-beginnings.ts";
import { beliefsByHand } from "./stripe-by-hand.ts";
import { cardBeliefs } from "./stripe-cards.ts";
import { cycleBeliefs } from "./stripe-cycles.ts";
import { debitBeliefs } from "./stripe-debits.ts";
import { disputeBeliefs } from "./stripe-disputes.ts";
import { monthlyBeliefs } from "./stripe-monthly.ts";
import type { StripeBelief } from "./stripe-parts.ts";

export const stripeBeliefs: readonly StripeBelief[] = inOrder([
  ...debitBeliefs,
  ...cardBeliefs,
  ...disputeBeliefs,
  ...monthlyBeliefs,
  ...beginningBeliefs,
  ...cycleBeliefs,
  ...beliefsByHand,
]);
