import path from "node:path";
import { onMigratedDatabase } from "../own-server.ts";
import { checkStatements } from "./check-statements.ts";
import { openSource } from "./source.ts";

/**
 * Where the program's statements are; tests find out by running theirs. What is said about roles and parts, and what saves and fills whole
 * tables, takes names where others take values, and is run by its tests.
 */
const isRead = (file: string): boolean =>
  /^(?:adapters|checks|jobs|server)\//.test(file) &&
  !/\.test\.tsx?$|\/(?:migrations|partitions|roles)\//.test(file) &&
  // The compiler checks its columns.
  file !== "adapters/postgres/base/insert-row.ts" &&
  !/^adapters\/postgres\/backup\/(?:empty-place|read-facts|read-snapshot|stored-tables|write-snapshot)\.ts$/.test(
    file,
  );

const root = path.join(import.meta.dirname, "../..");
const source = openSource(root, isRead);
const { statements, forms, wrong } = await onMigratedDatabase(async (pool) => {
  const client = await pool.connect();
  try {
    return await checkStatements(root, source, client);
  } finally {
    client.release();
  }
});
source.close();
for (const line of wrong) process.stderr.write(`${line}\n`);
process.stdout.write(`${statements} statements in ${forms} forms, ${wrong.length} wrong\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
