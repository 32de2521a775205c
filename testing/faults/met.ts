import { traces } from "./visitor.ts";

/** What somebody met who pressed the button: in words, and whether it is a fault of ours. */
export type Met = Readonly<{ words: string; isBad: boolean; goesOn: boolean }>;

/** Longer than the program waits for a provider, shorter than a donor waits for us. */
const patienceMs = 10_000;
const kind: readonly [RegExp, string][] = [
  [/Online betalen kan op dit moment niet.*overschrijving/, "not online just now, but by bank transfer"],
  [/Betalen is even niet mogelijk/, "no payments just now"],
];

export async function met(press: () => Promise<Response>): Promise<Met> {
  const begun = performance.now();
  const answer = await press();
  const text = await answer.text();
  const ms = performance.now() - begun;
  const goesOn = answer.status === 201 || answer.status === 303;
  const said = kind.find(([pattern]) => pattern.test(text))?.[1];
  return {
    words: `${answer.status} ${goesOn ? "on to the provider" : (said ?? "no kind word")} (${(ms / 1000).toFixed(1)} s)`,
    isBad: traces.test(text) || ms > patienceMs || !(goesOn || (answer.status === 503 && said)),
    goesOn,
  };
}
