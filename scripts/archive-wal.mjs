// `npm run archive-wal`: see docs/operations.md.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/archive-wal.ts");
