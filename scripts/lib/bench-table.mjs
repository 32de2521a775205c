// Figures of the benchmarks as one table, as people and documents read it.
const rounded = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));

const ratioOf = ({ value, limit }) => (limit ? value / limit.value : undefined);

/** Null where nothing is asked of a figure. */
export function isMet(figure) {
  if (!figure.goal) return null;
  const judged = figure.goalOf === "ratio" ? ratioOf(figure) : figure.value;
  return "atLeast" in figure.goal ? judged >= figure.goal.atLeast : judged <= figure.goal.atMost;
}

const goalText = ({ goal, goalOf }) => {
  if (!goal) return "";
  const words = "atLeast" in goal ? `at least ${rounded(goal.atLeast)}` : `at most ${rounded(goal.atMost)}`;
  return goalOf === "ratio" ? `ratio ${words}` : words;
};

export function tableOf(groups) {
  const head = ["benchmark", "what", "measured", "limit in the same run", "ratio", "goal", ""];
  const rows = groups.flatMap(({ name, figures }) => figures.map((figure) => rowOf(name, figure)));
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length), 3));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}

function rowOf(name, figure) {
  const { what, value, unit, limit } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    what,
    `${rounded(value)} ${unit}`,
    limit ? `${limit.what}: ${rounded(limit.value)} ${unit}` : "",
    ratio === undefined ? "" : rounded(ratio),
    goalText(figure),
    { true: "met", false: "NOT met", null: "" }[isMet(figure)],
  ];
}

/** The table, and of which commit and machine each of its parts is. */
export function textOf(groups) {
  const bySource = Map.groupBy(
    groups,
    ({ day, commit, machine, node }) => `measured on ${day}, commit ${commit}: ${machine}, Node ${node}`,
  );
  const sources = [...bySource].map(
    ([source, its]) => `- ${its.map(({ name }) => name).join(", ")}: ${source}.`,
  );
  // A goal that is not met ends a benchmark with an error too, and stands in the table.
  const broken = groups.filter(
    ({ hasPassed, figures }) => !hasPassed && figures.every((one) => isMet(one) !== false),
  );
  const failed = broken.length ? [`Ended with an error: ${broken.map(({ name }) => name).join(", ")}.`] : [];
  return [tableOf(groups), sources.join("\n"), ...failed].join("\n\n");
}

/** A document with what was measured last between its two marks. */
export function withTable(document, text) {
  const marks = /(<!-- measured[^>]*-->\n)[^]*(\n<!-- end of what was measured -->)/;
  if (!marks.test(document)) throw new Error("The document has no marks to write what was measured between");
  return document.replace(marks, (_, begin, end) => `${begin}\n${text}\n${end}`);
}
