import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The program as `npm start` runs it, in a data directory that is gone afterwards. */
const dataDir = mkdtempSync(join(tmpdir(), "open-hand-e2e-"));
// Where root runs the tests, the database server does not run as root and must be able to enter.
chmodSync(dataDir, 0o755);
process.env["DATA_DIR"] = dataDir;
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
await import("../../server/main.ts");
