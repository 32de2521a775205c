import type { commaOf } from "#domain/language.ts";
import { drafted, row, type FigureDraft, type Wording } from "./figure-draft.ts";
import type { AsOf } from "./figure-record.ts";
import type { ResultSubject, Subjects } from "./ports.ts";

/** Project indicators. A planned project shows its targets; without a record there is none. */
export const resultFigures = (say: Wording, results: readonly ResultSubject[], asOf: AsOf): FigureDraft[] =>
  results.flatMap((result) => {
    const { unit, isPlanned } = result;
    const { shown, holding } = stateOf(result, asOf);
    if (!shown) return [];
    const rows = holding.map((record) =>
      row(say(`record.${record.kind}`), record.value, unit, {
        period: { from: record.on, to: record.on },
        source: record.note,
        ...evidenceOf(record),
        isCorrection: record.corrects !== null,
      }),
    );
    const facts = { unit, value: shown.value, origin: "results" as const, rows };
    return drafted(say, isPlanned ? "aim" : "result", facts, result);
  });

type AsOfWith = AsOf & Pick<Subjects, "programs"> & Readonly<{ comma: ReturnType<typeof commaOf> }>;

/** Sums of equal indicators over a program's projects. Planned projects add nothing. */
export const addedResults = (
  say: Wording,
  results: readonly ResultSubject[],
  { programs, comma, ...asOf }: AsOfWith,
): FigureDraft[] =>
  programs.flatMap((program) => {
    const own = results.filter(
      ({ programId, adds, isPlanned }) => programId === program.id && adds && !isPlanned,
    );
    return [...Map.groupBy(own, ({ name }) => name)].flatMap(([name, same]) => {
      const rows = same.flatMap((result) => {
        const { shown } = stateOf(result, asOf);
        const period = shown && { from: shown.on, to: shown.on };
        return shown
          ? [
              row(result.projectTitle, shown.value, "count", {
                period,
                source: shown.note,
                ...evidenceOf(shown),
              }),
            ]
          : [];
      });
      const [first] = same;
      if (!first || rows.length === 0) return [];
      const value = rows.reduce((sum, each) => sum + each.value, 0);
      const subject = { id: `${program.id}-${name}`, title: `${first.label}${comma} ${program.title}` };
      return drafted(say, "added", { unit: "count", value, origin: "records", rows }, subject);
    });
  });

const evidenceOf = ({ evidence, sha256, datedOn }: ResultSubject["records"][number]) => ({
  evidence,
  sha256,
  datedOn,
});

/** The records valid on a day, earliest first, and the current one. */
function stateOf({ records, isPlanned }: ResultSubject, { on, known }: AsOf) {
  const entered = records.filter(({ enteredOn }) => known === null || enteredOn <= known);
  const corrected = new Set(entered.map(({ corrects }) => corrects));
  const holding = entered
    .flatMap((record) => (record.value === null ? [] : [{ ...record, value: record.value }]))
    .filter(({ id, kind, on: day }) => !corrected.has(id) && (kind === "TARGET" || day <= on))
    .sort((a, b) => a.on.localeCompare(b.on));
  const targets = holding.filter(({ kind }) => kind === "TARGET");
  const aim = targets.find((target) => target.on >= on) ?? targets.at(-1);
  return { holding, shown: isPlanned ? aim : holding.findLast(({ kind }) => kind === "ACTUAL") };
}
