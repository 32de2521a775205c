import type { Answers } from "../data/api-cache.ts";
import { userKey } from "../data/site.ts";
import type { Route } from "../routes.ts";
import { drawShared, fillIn, type Drawing, type PagePart, type SharedPage } from "./draw-shared.tsx";

type Known = Readonly<{ page: SharedPage; answers: Answers; texts: unknown; until: number }>;

/** Pages count hours and days, whatever they were answered. */
const freshMs = 10_000;
const maxKnown = 200;
const known = new Map<string, Known>();
/** Their screens say other things to those who are signed in, in many places. */
const personal = new WeakSet<Route>();

/**
 * The page of one person, made from the page of everybody: that one is drawn again when any answer is another than it was drawn from.
 * Null where there is no such page.
 */
export function partsFor(page: Drawing): readonly PagePart[] | null {
  const { state, first, ssrPath = "" } = page;
  const { [userKey]: user, ...answers } = state.answers;
  if (personal.has(first.route) || user === undefined || !isAnswered(page)) return null;
  const name = `${state.language} ${ssrPath}`;
  let shared = known.get(name);
  if (!shared || !isStillTrue(shared, answers, page)) {
    const drawn = drawShared(page);
    if (!drawn) {
      personal.add(first.route);
      return null;
    }
    if (known.size >= maxKnown) known.clear();
    known.set(
      name,
      (shared = { page: drawn, answers, texts: state.texts, until: performance.now() + freshMs }),
    );
  }
  return fillIn(shared.page, page);
}

/** What everybody is answered alike stays the same object until it is another: nothing needs to be compared letter by letter. */
function isStillTrue(
  { until, texts, answers: before }: Known,
  answers: Answers,
  { state }: Drawing,
): boolean {
  const paths = Object.keys(answers);
  return (
    performance.now() < until &&
    texts === state.texts &&
    paths.length === Object.keys(before).length &&
    paths.every((path) => answers[path] === before[path])
  );
}

const isAnswered = ({ first: { route, params }, cache }: Drawing): boolean =>
  (route.calls?.(params) ?? []).every((path) => cache.entry(path).data !== undefined);
