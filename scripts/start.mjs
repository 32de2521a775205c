// `npm start`: from a fresh clone to a running site. Everything that is missing is installed, everything stale is built.
import { spawn } from "node:child_process";
import { ensureRunnable, pinnedNode, readInstallation, refuseOldNode, root } from "./lib/prepare.mjs";
import { stopWithParent } from "./lib/stop-with-parent.mjs";

refuseOldNode();
readInstallation();
ensureRunnable();
stopWithParent();

if (process.versions.node === pinnedVersion()) {
  // npm already runs us on the pinned Node: go on in this process, which is what makes a second start quick.
  process.chdir(root);
  await import("../server/main.ts");
} else {
  const program = spawn(pinnedNode(), ["server/main.ts"], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => program.kill(signal));
  program.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function pinnedVersion() {
  return process.getBuiltinModule("node:module").createRequire(import.meta.url)("node/package.json").version;
}
