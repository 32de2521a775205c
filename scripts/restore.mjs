// `npm run restore`: see docs/operations.md.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/restore.ts");
