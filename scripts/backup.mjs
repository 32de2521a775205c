// `npm run backup`: see docs/operations.md.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/backup.ts");
