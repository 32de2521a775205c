// `npm run archive-wal`: see docs/operations.md. PostgreSQL's account cannot read the program's variables and has its own.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/archive-wal.ts", ["/etc/postgresql/open-hand.env"]);
