import type pg from "pg";
import type { Row } from "#domain/open-data/datasets.ts";
import type { Dataset } from "#domain/open-data/rows.ts";
import type { Problem, Run, Runs } from "#domain/open-data/ports.ts";
import { keepFile } from "./keep-file.ts";

/** The last run, and the one that somebody may be downloading. */
const keptRuns = 2;
const rowsAtOnce = 1000;

export const storedRuns = (pool: pg.Pool): Runs => ({
  begin: async (asOf, throughEntry) => {
    const { rows } = await pool.query<{ id: number }>(
      "insert into open_data_runs (as_of, through_entry) values ($1, $2) returning id",
      [asOf, throughEntry],
    );
    const [run] = rows;
    if (!run) throw new Error("A run of the open data was not stored");
    return run.id;
  },
  keepRows: (runId, dataset, rows) => keepRows(pool, runId, dataset, rows),
  keepFile: (runId, file) => keepFile(pool, runId, file),
  finish: async (runId, problems) => {
    await pool.query("update open_data_runs set made_at = now(), problems = $2 where id = $1", [
      runId,
      JSON.stringify(problems),
    ]);
    await forgetOlder(pool);
  },
  last: async () => {
    const { rows } = await pool.query<Omit<Run, "files" | "problems"> & { problems: Problem[] }>({
      name: "open-data-last-run",
      text: `select id, as_of as "asOf", made_at as "madeAt", through_entry as "throughEntry", problems
        from open_data_runs where made_at is not null order by made_at desc, id desc limit 1`,
    });
    const [run] = rows;
    if (!run) return null;
    const files = await pool.query<Run["files"][number]>({
      name: "open-data-files",
      text: "select name, rows, bytes, sha256 from open_data_files where run_id = $1 order by name",
      values: [run.id],
    });
    return { ...run, files: files.rows };
  },
});

async function keepRows(pool: pg.Pool, runId: number, dataset: Dataset, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await pool.query(
      `insert into open_data_rows (run_id, dataset, position, row)
       select $1, $2, $3::int + place, row
       from jsonb_array_elements($4::jsonb) with ordinality as listed(row, place)`,
      [runId, dataset, from, JSON.stringify(rows.slice(from, from + rowsAtOnce))],
    );
}

/** Names and digests of files stay; an interrupted run leaves nothing. */
async function forgetOlder(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ oldest: number }>(
    `select coalesce(min(id), 0) as oldest
     from (select id from open_data_runs where made_at is not null order by id desc limit ${keptRuns}) kept`,
  );
  const [{ oldest } = { oldest: 0 }] = rows;
  await pool.query("delete from open_data_chunks where run_id < $1", [oldest]);
  await pool.query("delete from open_data_rows where run_id < $1", [oldest]);
}

export async function runRows(
  pool: pg.Pool,
  { runId, dataset, after, most }: { runId: number; dataset: Dataset; after: number; most: number },
): Promise<{ position: number; row: unknown }[]> {
  const { rows } = await pool.query<{ position: number; row: unknown }>({
    name: "open-data-rows",
    text: `select position, row from open_data_rows where run_id = $1 and dataset = $2 and position > $3
      order by position limit $4`,
    values: [runId, dataset, after, most],
  });
  return rows;
}
