import { allowed, type Allowed } from "./allowed.ts";
import { number, text, type Dumps, type Row } from "./dumps.ts";

/** What projects count: the latest record that none corrects; of a plan, its target; and what programs add up. */
export function* recomputeResults({ results, projects }: Dumps): Generator<[string, Allowed]> {
  const corrected = new Set(results.map(({ corrects }) => corrects));
  const added = new Map<string, number[]>();
  for (const [id, all] of Map.groupBy(
    results,
    (row) => `${text(row, "project")}-${text(row, "indicator")}`,
  )) {
    const holding = all
      .filter((row) => row["value"] !== null && !corrected.has(text(row, "id")))
      .toSorted((a, b) => text(a, "day").localeCompare(text(b, "day")));
    const latest = (kind: string) => holding.findLast((row) => row["kind"] === kind);
    const project = projects.find((row) => row["id"] === all[0]?.["project"]);
    const isPlan = project?.["status"] === "PLANNED";
    const shown = latest(isPlan ? "TARGET" : "ACTUAL");
    const values = all.map((row) => number(row, "value"));
    const way = reached(latest("BASELINE"), latest("TARGET"), latest("ACTUAL"));
    const isShare = all[0]?.["measure"] === "PERCENT";
    const told = isShare ? { percent: [...values, ...way] } : { count: values, percent: way };
    // Where a single number stands under this address, it must be the latest and no other record.
    if (shown)
      yield [
        `result-${id}`,
        allowed(isShare ? { percent: [number(shown, "value")] } : { count: [number(shown, "value")] }),
      ];
    yield [`rows/result-${id}`, allowed(told)];
    if (shown && !isPlan && all[0]?.["adds"] === true && !isShare) {
      const key = `added-${text(project, "program")}-${text(all[0], "indicator")}`;
      added.set(key, [...(added.get(key) ?? []), number(shown, "value")]);
    }
  }
  for (const [id, parts] of added) {
    yield [id, allowed({ count: [parts.reduce((sum, part) => sum + part, 0)] })];
    yield [`rows/${id}`, allowed({ count: parts })];
  }
}

/** How much of the way from the baseline to the target is done, rounded down. */
function reached(from: Row | undefined, to: Row | undefined, now: Row | undefined): number[] {
  if (!to || !now) return [];
  const [start, end, at] = [number(from, "value"), number(to, "value"), number(now, "value")];
  if (start === end) return [at >= end ? 100 : 0];
  return [Math.max(0, Math.floor((Math.round((at - start) * 100) * 100) / Math.round((end - start) * 100)))];
}
