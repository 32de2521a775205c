import type { Belief, Finding, Surroundings } from "./belief.ts";

const stepMs = 5_000;

export type Pause = (ms: number) => Promise<unknown>;
export type Asked = Finding | Readonly<{ outcome: "unasked"; why: string }>;

/**
 * Looks at one belief and clears away what that made, unless a person is to go on with it. A call that is refused leaves
 * the belief as open as it was.
 */
export async function ask<Api>(
  belief: Belief<Api>,
  apiIn: (surroundings: Surroundings) => Api,
  pause: Pause,
): Promise<Asked> {
  const undoing: (() => Promise<unknown>)[] = [];
  const api = apiIn({ until: untilWith(pause), afterwards: (undo) => void undoing.push(undo) });
  const asked = await belief
    .check(api)
    .catch((error: unknown): Asked => ({ outcome: "unasked", why: factsOf(error) }));
  if (asked.outcome === "person") return asked;
  // What is gone already, or with what it belonged to, needs no more.
  for (const undo of undoing.toReversed()) await undo().catch(() => undefined);
  return asked;
}

const untilWith =
  (pause: Pause): Surroundings["until"] =>
  async (question, isAwaited, timeoutMs) => {
    let answer = await question();
    for (let waitedMs = 0; waitedMs < timeoutMs && !isAwaited(answer); waitedMs += stepMs) {
      await pause(stepMs);
      answer = await question();
    }
    return answer;
  };

/** In test mode nothing a provider says is about anybody. */
const factsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.split("\n")[0] ?? ""}` : String(error);

/** The sentence says what was looked at: of some beliefs that is only the part that calls can reach. */
export const lineOf = ({ id, sentence }: Belief<never>, asked: Asked): string =>
  `${id} ${toldOf(asked)} (${sentence})`;

function toldOf(asked: Asked): string {
  switch (asked.outcome) {
    case "holds":
      return "holds";
    case "not":
      return `does NOT hold: expected ${asked.expected}, saw ${asked.saw}`;
    case "person":
      return `needs a person: ${asked.todo}`;
    case "unasked":
      return `could not be asked: ${asked.why}`;
  }
}
