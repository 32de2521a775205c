// `npm run dev`: pages reload in place through Vite, the server restarts when one of its files changes.
import { spawn } from "node:child_process";
import { ensureInstalled, pinnedNode, refuseOldNode, root } from "./lib/prepare.mjs";
import { stopWithParent } from "./lib/stop-with-parent.mjs";

refuseOldNode();
ensureInstalled();
stopWithParent();

const watched = ["server", "domain", "adapters", "jobs"].flatMap((folder) => ["--watch-path", folder]);
const program = spawn(pinnedNode(), [...watched, "--watch-preserve-output", "server/dev.ts"], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => program.kill(signal));
program.on("exit", (code) => process.exit(code ?? 1));
