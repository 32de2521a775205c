import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";

const secretBytes = 32;

/** The configured secrets; a demonstration creates one and stores it beside its data. */
export function sealingSecretsOf({
  sealingSecrets,
  dataDir,
}: Pick<Config, "sealingSecrets" | "dataDir">): readonly string[] {
  return sealingSecrets.length > 0 ? sealingSecrets : [keptSecret(dataDir)];
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails if it exists, also if another process was faster.
    writeFileSync(file, randomBytes(secretBytes).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
