import { parseArgs } from "node:util";
import { backUpNow, makeKeyPair } from "../compose/backup/backup.ts";
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
  say(
    `${archive.file}: ${rows} rows of ${Object.keys(facts.tables).length} tables, ${archive.bytes} bytes, encrypted.`,
  );
  return 0;
});

async function makeKey(): Promise<number> {
  const { publicKey, privateKey } = await makeKeyPair();
  say("Keep this private key away from the server and from the backups; without it no backup can be opened:");
  say(`  ${privateKey}`);
  say("Set this public key on the server:");
  say(`  BACKUP_PUBLIC_KEY=${publicKey}`);
  return 0;
}
