import { partitionNow } from "../compose/backup/partition.ts";
import { readCommandConfig, runCommand, say } from "./run-command.ts";

/** `npm run partition`: from now on donations and lines of the books go into a part of their own; again each year. */
await runCommand(async () => {
  const started = performance.now();
  const opened = await partitionNow(readCommandConfig(), say);
  if (opened.length === 0) {
    say("This year's partitions exist.");
    return 0;
  }
  for (const { table, part } of opened) say(`${table}: new rows go into ${part}.`);
  say(`It took ${((performance.now() - started) / 1000).toFixed(1)} s, during which donors waited.`);
  return 0;
});
