// The checks that read the sources without running them, for `npm run check` and `npm test`.

// The type checker and the linter are Go programs that end soon: collecting garbage less often saves a third of their time.
const rareCollection = { GOGC: "400" };

export const sourceChecks = [
  {
    name: "Types",
    args: [
      "node_modules/typescript/bin/tsc",
      "-p",
      ".",
      // As many as a small machine has cores: each checker repeats some of the work of the others.
      "--checkers",
      "2",
      // With the result of the last run, a change of one file takes a fifth of the time.
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/types.tsbuildinfo",
    ],
    env: rareCollection,
  },
  {
    name: "Lint",
    args: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
    env: rareCollection,
  },
  // Has PostgreSQL describe every SQL statement, and compares the result with the declared row types.
  { name: "SQL", args: ["testing/sql-check/main.ts"] },
  // Files, exports and packages that nothing uses (knip.jsonc).
  { name: "Unused code", args: ["node_modules/knip/bin/knip.js"] },
  {
    name: "Unused in production",
    // Only the full run: a change rarely makes a difference to it.
    isSlow: true,
    args: ["node_modules/knip/bin/knip.js", "--strict", "--include=files,dependencies,unlisted,unresolved"],
  },
  { name: "Format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
];
