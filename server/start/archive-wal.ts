import { parseArgs } from "node:util";
import { archiveBase, archiveWal } from "../compose/backup/kept-log.ts";
import { readConfig } from "../config.ts";
import { runCommand, say } from "./run-command.ts";

/** `npm run archive-wal -- path name` keeps a part of the server's log; `-- --base server` a copy of the whole server. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: "string" } },
  });
  const config = readConfig(process.env);
  if (values.base !== undefined) {
    const { name, begins } = await archiveBase(config, values.base);
    say(`${name} is stored, encrypted. With the WAL from ${begins} on it restores any later moment.`);
    return 0;
  }
  const [path, name] = positionals;
  if (!path || !name) {
    say("Name the file and its WAL name: archive_command passes them as %p and %f.");
    return 1;
  }
  await archiveWal(config, path, name);
  return 0;
});
