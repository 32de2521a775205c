import { StartRefusal } from "#adapters/start-refusal.ts";
import { compose } from "../composition.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "./open-database.ts";
import type { PaperRendering } from "../pages/rendering.ts";

/** `npm run checks`: the claims about the books, looked at now and printed. Exit code 1 when one does not hold. */
try {
  const database = await openDatabase(readConfig(process.env), say);
  try {
    const results = await compose(readConfig(process.env), database.pool, noPapers()).lookAtBooks();
    for (const { claim, faults, examples } of results) {
      say(`${faults === 0 ? "✓" : "✗"} ${claim}`);
      for (const example of examples) say(`    ${example}`);
      if (faults > examples.length) say(`    … ${faults} in all`);
    }
    process.exitCode = results.every(({ faults }) => faults === 0) ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function noPapers(): PaperRendering {
  return {
    renderPaper: () => Promise.reject(new Error("No papers are drawn while the books are checked")),
    paperVersion: "",
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
