import path from "node:path";
import type pg from "pg";
import { readCatalog } from "./catalog.ts";
import { faultsOf } from "./compare.ts";
import { describeStatement } from "./describe-statement.ts";
import { findStatements, type Problem } from "./find-statements.ts";
import { lineOf, type Source } from "./source.ts";

/** `file:line: what is wrong` for each statement of the source that the database does not answer as declared. */
export async function checkStatements(root: string, source: Source, client: pg.ClientBase) {
  const { found: statements, problems } = findStatements(source);
  const catalog = await readCatalog(client);
  const wrong: Problem[] = [...problems];
  let forms = 0;
  for (const statement of statements) {
    const faults = new Set<string>();
    for (const form of statement.forms) {
      forms += 1;
      const described = await describeStatement(client, form.text, catalog.typeNames);
      const found = faultsOf(source.project.checker, catalog, statement, form, described);
      for (const fault of found) faults.add(fault);
    }
    for (const what of faults) wrong.push({ at: statement.at, what });
  }
  const lines = wrong.map(
    ({ at, what }) => `${path.relative(root, at.getSourceFile().fileName)}:${lineOf(at)}: ${what}`,
  );
  return { statements: statements.length, forms, wrong: [...new Set(lines)].sort() };
}
