import { parseArgs } from "node:util";
import { backUpNow, makeKeys } from "../compose/backup/backup.ts";
import { readCommandConfig, runCommand, say } from "./run-command.ts";

/** `npm run backup`: saves the database now. `-- --make-key` makes the pair of keys that this takes. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { "make-key": { type: "boolean", default: false } },
  });
  if (values["make-key"]) return makeKey();
  const config = readCommandConfig();
  const made = await backUpNow(config, say);
  if (!made) {
    say("Another backup is running.");
    return 1;
  }
  const { archive, facts } = made;
  const rows = Object.values(facts.tables).reduce((sum, table) => sum + table.rows, 0);
  const isSigned = config.mode === "demo" || config.backup.signingSecrets.length > 0;
  say(
    `${archive.file}: ${rows} rows of ${Object.keys(facts.tables).length} tables, ${archive.bytes} bytes, encrypted${isSigned ? " and signed" : ", not signed (BACKUP_SIGNING_KEY is not set)"}.`,
  );
  return 0;
});

async function makeKey(): Promise<number> {
  const { publicKey, signingKey, keyFile } = await makeKeys();
  say("Keep these two lines in a file, away from the server and from the backups:");
  say("the first recognises your backups, the second opens them, and without it nobody can.");
  for (const line of keyFile.trim().split("\n")) say(`  ${line}`);
  say("Set these variables on the server:");
  say(`  BACKUP_PUBLIC_KEY=${publicKey}`);
  say(`  BACKUP_SIGNING_KEY=${signingKey}`);
  return 0;
}
