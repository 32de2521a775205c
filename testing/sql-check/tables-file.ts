import path from "node:path";
import { format, resolveConfig } from "prettier";
import type pg from "pg";
import { describeTables } from "./describe-tables.ts";

export const tablesFile = path.join(import.meta.dirname, "../../adapters/postgres/tables.ts");

/** What the file should say, down to its line breaks. */
export async function tablesText(pool: pg.Pool): Promise<string> {
  const config = await resolveConfig(tablesFile);
  return format(await describeTables(pool), { ...config, filepath: tablesFile });
}
