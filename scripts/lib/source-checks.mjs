// What can be said of the sources without running them: one row per check, for `npm run check` and `npm test` alike.
export const sourceChecks = [
  { name: "Types", args: ["node_modules/typescript/bin/tsc", "-p", "."] },
  { name: "Lint", args: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"] },
  // What PostgreSQL says of every statement, compared with the rows that are declared.
  { name: "Statements", args: ["testing/sql-check/main.ts"] },
  // Files, exports and packages that nobody uses: with the tests, then by what runs in production alone (knip.jsonc).
  { name: "Unused", args: ["node_modules/knip/bin/knip.js"] },
  {
    name: "Unused in production",
    args: ["node_modules/knip/bin/knip.js", "--strict", "--include=files,dependencies,unlisted,unresolved"],
  },
  { name: "Format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
];
