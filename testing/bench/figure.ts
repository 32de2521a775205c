import { appendFileSync } from "node:fs";

/** One figure of a benchmark: what was measured, the limit measured beside it in the same run, and what we want of it. */
export type Figure = Readonly<{
  what: string;
  value: number;
  unit: string;
  /** What the machine does at best: bare `node:http`, pgbench, SHA-256. */
  limit?: Readonly<{ what: string; value: number }>;
  goal?: Readonly<{ atLeast: number } | { atMost: number }>;
  /** What the goal asks of: the figure itself, or its ratio to the limit. */
  goalOf?: "ratio";
}>;

/** Kept for the table of `npm run bench`; a benchmark by itself only prints. */
export function record(figure: Figure): void {
  const file = process.env["BENCH_FIGURES"];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
