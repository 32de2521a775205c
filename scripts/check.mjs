// `npm run check`: types, lint and rules, answered within a minute; for use while working. PDFs are drawn by `npm test`.
import { ensureInstalled, pinnedNode, refuseOldNode, run, step } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
for (const [name, args] of [
  ["Types", ["node_modules/typescript/bin/tsc", "-p", "."]],
  ["Lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
  ["Rules", ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--reporter=dot"]],
]) {
  step(name);
  const { status } = run(pinnedNode(), args, { env: { QUICK: "1" } });
  if (status !== 0) process.exit(status);
}
