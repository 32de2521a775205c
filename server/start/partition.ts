import { partitionNow } from "../compose/backup/partition.ts";
import { readConfig } from "../config.ts";
import { runCommand, say } from "./run-command.ts";

/** `npm run partition`: from now on donations and lines of the books go into a part of their own; again each year. */
await runCommand(async () => {
  const started = performance.now();
  const opened = await partitionNow(readConfig(process.env), say);
  if (opened.length === 0) {
    say("This year's parts are there.");
    return 0;
  }
  for (const { table, part } of opened) say(`${table}: what comes from now on goes into ${part}.`);
  say(`It took ${((performance.now() - started) / 1000).toFixed(1)} s, in which whoever gave had to wait.`);
  return 0;
});
