import type { Cell } from "#domain/spreadsheet/sheet.ts";
import { byteOrderMark, csvLines } from "#domain/spreadsheet/write-csv.ts";
import { columnListOf, datasets, type Column, type DumpFormat, type Row, type Value } from "./datasets.ts";
import type { MadeFile, Problem, Runs } from "./ports.ts";
import type { Dataset, RowOf } from "./rows.ts";

type Batches = AsyncIterable<readonly Row[]>;
/** Datasets that fit in memory: some thousands of rows. */
export type SmallRows = Readonly<{ [D in Exclude<Dataset, "lines" | "sums">]: readonly RowOf<D>[] }>;
/** Files of a standard, without invalid records. */
type StandardFiles = Readonly<{
  files: readonly Readonly<{ name: string; text: string }>[];
  problems: readonly Problem[];
}>;

/** Published data that standard files may use, besides records. */
export type Published = Readonly<{ through: number; asOf: string }>;

type Needs = {
  /** All entries up to it are committed and never change, so reads up to it are repeatable. */
  mark: () => Promise<number>;
  sums: (through: number) => Promise<readonly RowOf<"sums">[]>;
  lines: (through: number) => AsyncIterable<readonly RowOf<"lines">[]>;
  smallRows: () => Promise<SmallRows>;
  standardFiles: (published: Published) => Promise<StandardFiles>;
  parquet: (columns: readonly Column[], batches: Batches) => AsyncIterable<Uint8Array>;
  runs: Runs;
  today: () => string;
  /** Each row of a file says that it is invented. */
  isDemo: boolean;
};

/** Publishes the books: API rows, dumps and standard files, all up to the same entry. */
export const makeRun =
  ({ mark, sums: readSums, lines, smallRows, standardFiles, parquet, runs, today, isDemo }: Needs) =>
  async (): Promise<void> => {
    const [through, asOf] = [await mark(), today()];
    const sums = await readSums(through);
    const small = { sums, ...(await smallRows()) };
    const standard = await standardFiles({ through, asOf });
    const runId = await runs.begin(asOf, through);
    const batchesOf = (dataset: Dataset): Batches =>
      dataset === "lines" ? lines(through) : inOneBatch(small[dataset]);
    const fileOf = (dataset: Dataset, format: string, write: Write): MadeFile => {
      const [columns, batches] = [columnListOf(dataset), batchesOf(dataset)];
      const name = `${dataset}.${format}`;
      return isDemo
        ? dumpOf(name, [...columns, demoColumn], marked(batches), write)
        : dumpOf(name, columns, batches, write);
    };
    for (const dataset of datasets) {
      if (dataset !== "lines") await runs.keepRows(runId, dataset, small[dataset]);
      for (const [format, write] of Object.entries(writers(parquet)))
        await runs.keepFile(runId, fileOf(dataset, format, write));
    }
    for (const { name, text } of standard.files)
      await runs.keepFile(runId, { name, rows: () => null, pieces: inOneBatch(text) });
    await runs.finish(runId, standard.problems);
  };

const demoColumn: Column = { name: "demonstration", type: "truth" };

async function* marked(batches: Batches): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches) yield batch.map((row) => ({ ...row, [demoColumn.name]: true }));
}

type Write = (columns: readonly Column[], batches: Batches) => AsyncIterable<string | Uint8Array>;
const writers = (parquet: Write): Record<DumpFormat, Write> => ({ csv: csvDump, json: jsonDump, parquet });

function dumpOf(name: string, columns: readonly Column[], batches: Batches, write: Write): MadeFile {
  let rows = 0;
  async function* counted(): AsyncGenerator<readonly Row[]> {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
  }
  return { name, rows: () => rows, pieces: write(columns, counted()) };
}

async function* inOneBatch<T>(all: T): AsyncGenerator<T> {
  yield all;
}

/** Amounts are integer cents in every format. */
async function* csvDump(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map(({ name }) => name)]);
  for await (const rows of batches)
    yield csvLines(rows.map((row) => columns.map(({ name }) => cellOf(row[name] ?? null))));
}

const cellOf = (value: Value): Cell => {
  if (typeof value === "number") return { number: value };
  return typeof value === "boolean" ? String(value) : value;
};

/** One array, one row per line, so that it can be read whole or line by line. */
async function* jsonDump(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of batches) {
    for (const row of rows) {
      const named = columns.map(({ name }) => [name, row[name] ?? null]);
      yield `${before}${JSON.stringify(Object.fromEntries(named))}`;
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
