import type * as z from "zod/mini";
import type { Run } from "./ports.ts";
import { rowsOf, type Dataset, type RowOf } from "./rows.ts";

type Place = Readonly<{ entry: number; line: number }>;
type Needs = {
  lines: (asked: { through: number; after?: Place; most: number }) => Promise<RowOf<"lines">[]>;
  rows: (asked: {
    runId: number;
    dataset: Dataset;
    after: number;
    most: number;
  }) => Promise<{ position: number; row: unknown }[]>;
};

type Asked = Readonly<{ after: string | undefined; most: number }>;
/** `next` is the cursor of the next page; null at the end. */
type Page<Row> = { rows: Row[]; next: string | null };

/** A page of a published dataset. An unknown cursor starts at the beginning. */
export function readRows({ lines, rows }: Needs) {
  const stored = async <D extends Exclude<Dataset, "lines">>(
    dataset: D,
    schema: z.ZodMiniType<RowOf<D>>,
    run: Run,
    { after, most }: Asked,
  ): Promise<Page<RowOf<D>>> => {
    const from = Number(/^\d{1,9}$/.exec(after ?? "")?.[0] ?? 0);
    const found = await rows({ runId: run.id, dataset, after: from, most: most + 1 });
    const shown = found.slice(0, most);
    return {
      rows: shown.map(({ row }) => schema.parse(row)),
      next: found.length > most ? String(shown.at(-1)?.position) : null,
    };
  };
  return {
    lines: async (run: Run, { after, most }: Asked): Promise<Page<RowOf<"lines">>> => {
      const [, entry, line] = /^(\d{1,15})-(\d{1,5})$/.exec(after ?? "") ?? [];
      const place = entry && line ? { after: { entry: Number(entry), line: Number(line) } } : {};
      const found = await lines({ through: run.throughEntry, ...place, most: most + 1 });
      const shown = found.slice(0, most);
      return { rows: shown, next: found.length > most ? (shown.at(-1)?.id ?? null) : null };
    },
    sums: (run: Run, asked: Asked) => stored("sums", rowsOf.sums, run, asked),
    accounts: (run: Run, asked: Asked) => stored("accounts", rowsOf.accounts, run, asked),
    purposes: (run: Run, asked: Asked) => stored("purposes", rowsOf.purposes, run, asked),
    campaigns: (run: Run, asked: Asked) => stored("campaigns", rowsOf.campaigns, run, asked),
    projects: (run: Run, asked: Asked) => stored("projects", rowsOf.projects, run, asked),
    budgets: (run: Run, asked: Asked) => stored("budgets", rowsOf.budgets, run, asked),
    funds: (run: Run, asked: Asked) => stored("funds", rowsOf.funds, run, asked),
    months: (run: Run, asked: Asked) => stored("months", rowsOf.months, run, asked),
    records: (run: Run, asked: Asked) => stored("records", rowsOf.records, run, asked),
    results: (run: Run, asked: Asked) => stored("results", rowsOf.results, run, asked),
    promises: (run: Run, asked: Asked) => stored("promises", rowsOf.promises, run, asked),
    grants: (run: Run, asked: Asked) => stored("grants", rowsOf.grants, run, asked),
  };
}
