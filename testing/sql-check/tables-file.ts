import path from "node:path";
import { format } from "oxfmt";
import type pg from "pg";
import style from "../../.oxfmtrc.json" with { type: "json" };
import { describeTables } from "./describe-tables.ts";

export const tablesFile = path.join(import.meta.dirname, "../../adapters/postgres/tables.ts");

/** What the file should say, down to its line breaks. */
export async function tablesText(pool: pg.Pool): Promise<string> {
  const { code, errors } = await format(tablesFile, await describeTables(pool), {
    printWidth: style.printWidth,
  });
  if (errors.length) throw new Error(errors.map(({ message }) => message).join("; "));
  return code;
}
