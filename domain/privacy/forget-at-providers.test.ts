import { expect, test } from "vitest";
import { forgetAtProviders } from "./forget-at-providers.ts";
import type { KeptAtProvider } from "./ports.ts";

type Answer = "done" | "refused" | "unavailable";

/** Providers with some donors and given answers. */
function providersThat(answers: Record<string, Answer>) {
  let waiting: KeptAtProvider[] = Object.keys(answers).map((subscriptionId) => ({
    provider: "stripe",
    subscriptionId,
  }));
  const without = (kept: KeptAtProvider) => waiting.filter((each) => each !== kept);
  const round = forgetAtProviders({
    erasures: {
      waiting: async (most) => waiting.slice(0, most),
      done: async (kept) => void (waiting = without(kept)),
      later: async (kept) => void (waiting = [...without(kept), kept]),
    },
    forget: async ({ subscriptionId }) => answers[subscriptionId] ?? "unavailable",
  });
  return { round, answers, waiting: () => waiting.map(({ subscriptionId }) => subscriptionId) };
}

test("a provider is asked until it has forgotten", async () => {
  const { round, answers, waiting } = providersThat({
    away: "unavailable",
    gone: "done",
    running: "refused",
  });
  expect(await round()).toEqual({ forgotten: 1, stillKept: 2 });
  expect(waiting()).toEqual(["away", "running"]);
  answers["away"] = "done";
  answers["running"] = "done";
  expect(await round()).toEqual({ forgotten: 2, stillKept: 0 });
  expect(await round()).toEqual({ forgotten: 0, stillKept: 0 });
});
