import { mollieClient } from "#adapters/payments/mollie/client.ts";
import { stripeClient } from "#adapters/payments/stripe/client.ts";
import { ask, lineOf, type Asked, type Pause } from "./ask.ts";
import type { Belief, Surroundings } from "./belief.ts";
import type { Keys } from "./keys.ts";
import { mollieBeliefs } from "./mollie-beliefs.ts";
import { stripeBeliefs } from "./stripe-beliefs.ts";

type Needs = Readonly<{ keys: Keys; say: (line: string) => void; pause: Pause }>;

/** Looks at each belief in turn, says how it stands, and answers with the exit code. */
export async function checkProviders({ keys, say, pause }: Needs): Promise<0 | 1> {
  const { stripe, mollie, refusal } = keys;
  if (refusal) {
    say(refusal);
    return 1;
  }
  if (!stripe) say("Stripe: set STRIPE_SECRET_KEY to a test key (sk_test_… or rk_test_…).");
  if (!mollie)
    say("Mollie: set MOLLIE_API_KEY to a test key (test_…), and MOLLIE_ACCESS_TOKEN for its balance.");
  if (!stripe && !mollie) {
    say("nothing checked");
    return 0;
  }
  const outcomes: Asked["outcome"][] = [];
  if (stripe) {
    const client = await stripeClient(stripe);
    await askAll(stripeBeliefs, (surroundings) => ({ ...surroundings, stripe: client }));
  }
  if (mollie) {
    const client = await mollieClient(mollie);
    await askAll(mollieBeliefs, (surroundings) => ({ ...surroundings, mollie: client, settings: mollie }));
  }
  const count = (outcome: Asked["outcome"]) => outcomes.filter((each) => each === outcome).length;
  const [holds, not, person, unasked] = [count("holds"), count("not"), count("person"), count("unasked")];
  say(`${holds} hold, ${not} do not, ${person} need a person, ${unasked} could not be asked.`);
  return not + unasked === 0 ? 0 : 1;

  /** One after the other: they share an account, and what one makes could be in the lists of another. */
  async function askAll<Api>(
    beliefs: readonly Belief<Api>[],
    apiIn: (surroundings: Surroundings) => Api,
  ): Promise<void> {
    for (const belief of beliefs) {
      const asked = await ask(belief, apiIn, pause);
      outcomes.push(asked.outcome);
      say(lineOf(belief, asked));
    }
  }
}
