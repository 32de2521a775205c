// `npm run review-packages`: what the lock file would install that nobody has looked at yet. With `-- --accept` it is taken as
// looked at: the list of reviewed packages is written, and its difference is read once more in the commit.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockedPackages, trustOf } from "./lib/packages.mjs";
import { ensureInstalled, root } from "./lib/prepare.mjs";
import { differences, withWhatWasRead } from "./lib/reviewed.mjs";

ensureInstalled();
const file = join(root, "reviewed-packages.jsonl");
const reviewed = readFileSync(file, "utf8").split("\n").filter(Boolean).map(JSON.parse);
const now = withWhatWasRead(lockedPackages().map(trustOf), reviewed);
const found = differences(now, reviewed);

process.stdout.write(found.map((line) => `${line}\n`).join("") || "Every package was reviewed.\n");
if (process.argv.includes("--accept"))
  writeFileSync(file, now.map((one) => `${JSON.stringify(one)}\n`).join(""));
else if (found.length) {
  process.stdout.write("\nLook at each, then: npm run review-packages -- --accept\n");
  process.exitCode = 1;
}
