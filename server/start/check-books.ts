import { compose } from "../composition.ts";
import { openDatabase } from "./open-database.ts";
import { readCommandConfig, runCommand, say } from "./run-command.ts";
import type { PaperRendering } from "../pages/rendering.ts";

/** `npm run checks`: the claims about the books, looked at now and printed. Exit code 1 when one does not hold. */
await runCommand(async () => {
  const config = readCommandConfig();
  const database = await openDatabase(config, say);
  try {
    const results = await compose(config, database.pool, noPapers()).lookAtBooks();
    for (const { claim, faults, examples } of results) {
      say(`${faults === 0 ? "✓" : "✗"} ${claim}`);
      for (const example of examples) say(`    ${example}`);
      if (faults > examples.length) say(`    … ${faults} in all`);
    }
    return results.every(({ faults }) => faults === 0) ? 0 : 1;
  } finally {
    await database.close();
  }
});

function noPapers(): PaperRendering {
  return {
    renderPaper: () => Promise.reject(new Error("No papers are drawn while the books are checked")),
    paperVersion: "",
  };
}
