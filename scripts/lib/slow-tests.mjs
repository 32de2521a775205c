// The slow tests that `npm run check` and the short run of `npm test` leave to the full run.

/** They take more than half of the CPU time of all unit tests. */
export const slowUnitTests = [
  "app/papers/**",
  "app/screens/every-screen.test.ts",
  "app/{components/tiles/tile-pattern,styles/fonts}.test.ts",
  "server/{social/draw-card,start/listen-under-attack}.test.ts",
  "testing/provider-check/provider-check.test.ts",
  "domain/giving/risk/farm-on-paper.test.ts",
  "domain/proofs/{log-tree,verify-proof}.test.ts",
  "adapters/backup/places/places.test.ts",
  "adapters/connections/sign-webhook.test.ts",
  "adapters/pictures/redraw.test.ts",
  "server/papers/receipt-codes.test.ts",
  "testing/patterns.test.ts",
  "adapters/files/camt/{flat-memory,hostile-files,read-camt,unzip}.test.ts",
  "adapters/payments/{mollie/chain-model,never-two}.test.ts",
];

/** These test no storage, so one version of PostgreSQL is enough. */
export const slowDatabaseTests = [
  "testing/{bot-farm,simulation}/**",
  "server/api/transparency/pictures.db.test.ts",
];
