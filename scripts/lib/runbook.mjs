// The commands of the runbook, read from the document itself: what a script plays cannot drift from what a person reads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** The blocks marked `sh` under a heading of docs/operations.md, each a list of its commands. */
export function commandsUnder(heading) {
  const text = readFileSync(join(root, "docs", "operations.md"), "utf8");
  const start = text.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`The runbook has no part "${heading}"`);
  const end = text.indexOf("\n## ", start + 1);
  const part = text.slice(start, end < 0 ? undefined : end);
  return [...part.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, block]) =>
    block
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  );
}

/** With what a person fills in. A blank that nobody knows how to fill is a fault of the runbook. */
export function filledIn(command, blanks) {
  return command.replace(/<([^<>]+)>/g, (_, name) => {
    if (!(name in blanks)) throw new Error(`The runbook asks for <${name}>, which nobody told`);
    return blanks[name];
  });
}
