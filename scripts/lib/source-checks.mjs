// What can be said of the sources without running them: one row per check, for `npm run check` and `npm test` alike.

// Both that know types are written in Go, run once and end: clearing away less often, they take a third less.
const clearedRarely = { GOGC: "400" };

export const sourceChecks = [
  // Each of its checkers works out for itself what they all need: as many as a small machine has cores. What it found is kept, for
  // the next time: a change of one file then takes a fifth.
  {
    name: "Types",
    args: [
      "node_modules/typescript/bin/tsc",
      "-p",
      ".",
      "--checkers",
      "2",
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/types.tsbuildinfo",
    ],
    env: clearedRarely,
  },
  {
    name: "Lint",
    args: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
    env: clearedRarely,
  },
  // What PostgreSQL says of every statement, compared with the rows that are declared.
  { name: "Statements", args: ["testing/sql-check/main.ts"] },
  // Files, exports and packages that nobody uses: with the tests, then by what runs in production alone (knip.jsonc).
  { name: "Unused", args: ["node_modules/knip/bin/knip.js"] },
  {
    name: "Unused in production",
    // As long again as the one before, for what a new file seldom changes: `npm run check` leaves it to `npm test`.
    isSlow: true,
    args: ["node_modules/knip/bin/knip.js", "--strict", "--include=files,dependencies,unlisted,unresolved"],
  },
  { name: "Format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
];
