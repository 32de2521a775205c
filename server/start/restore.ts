import { parseArgs } from "node:util";
import { standStill, switchOn } from "../compose/backup/backup.ts";
import { drill, noteDrill } from "../compose/backup/drill.ts";
import { recover } from "../compose/backup/kept-log.ts";
import { restore } from "../compose/backup/restore.ts";
import type { Config } from "../config.ts";
import { readCommandConfig, runCommand, say } from "./run-command.ts";

/** `npm run restore`: the newest or named backup, into the configured empty database. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      drill: { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
      "switch-on": { type: "boolean", default: false },
      "stand-still": { type: "string" },
      until: { type: "string" },
      into: { type: "string" },
      key: { type: "string" },
      "skip-signature": { type: "boolean", default: false },
    },
  });
  const config = readCommandConfig();
  if (values["switch-on"]) return resumeAfterRestore(config);
  if (values["stand-still"] !== undefined) return holdStill(config, values["stand-still"]);
  const from = { keyFile: values.key ?? null, skipSignature: values["skip-signature"] };
  if (values.until !== undefined) return recoverUntil(config, values.until, values.into ?? null, from);
  const asked = { name: positionals[0] ?? null, replace: values.replace, ...from };
  if (values.drill) return rehearse(config, asked);
  const restored = await restore(config, asked, say);
  say(`${restored.name} is restored: every row is what it was at ${restored.takenAt}.`);
  say("The copy sends no mail, takes no payment and runs no job. Start it and look at it; then let it go on");
  say("under Settings, or with `npm run restore -- --switch-on`.");
  return 0;
});

async function rehearse(config: Config, asked: Parameters<typeof drill>[1]): Promise<number> {
  const begunAt = performance.now();
  const { restored, results } = await drill(config, asked);
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  say(
    `${restored.name}: every table, the balances of the ledger and the sealed roots are those of the manifest.`,
  );
  for (const { claim, faults, examples } of results) {
    say(`${faults === 0 ? "✓" : "✗"} ${claim}`);
    for (const example of examples) say(`    ${example}`);
  }
  const failed = results.filter(({ faults }) => faults > 0).length;
  say(
    failed === 0
      ? `The drill held: restored and checked in ${seconds} s.`
      : `The drill found ${failed} claims that do not hold.`,
  );
  if (failed > 0) return 1;
  try {
    await noteDrill(config, restored);
  } catch (error) {
    // The drill itself succeeded.
    say(`Today goes on asking for one: it could not be noted (${String(error)}).`);
  }
  return 0;
}

/** Without a zone: local time. */
function momentIn(text: string): Date | "latest" | null {
  if (text === "latest") return text;
  const at = new Date(text);
  if (at.getTime() <= Date.now()) return at;
  say(`${text} is no moment in the past; write it as 2026-11-16T03:00:00+01:00, or latest.`);
  return null;
}

async function recoverUntil(
  config: Config,
  text: string,
  into: string | null,
  from: Readonly<{ keyFile: string | null; skipSignature: boolean }>,
): Promise<number> {
  const until = momentIn(text);
  if (into === null) say("Name an empty folder for the server with --into.");
  if (!until || into === null) return 1;
  const { base, unsigned } = await recover(config, { until, into, ...from });
  say(`${into} holds ${base} and the WAL since then.`);
  if (unsigned > 0) say(`${unsigned} WAL files without a signature were left out.`);
  say(`Give it to PostgreSQL's account (chown -R postgres: ${into}) and start the server on it.`);
  if (until === "latest") say("It recovers as far as the WAL goes and opens.");
  else {
    say(`It recovers to ${until.toISOString()} and opens.`);
    say(
      "If it ends with `recovery ended before configured recovery target was reached`, the WAL ends earlier:",
    );
    say("empty the folder and repeat this with --until latest.");
  }
  say("Before you start the program, pause the copy:");
  say(`  npm run restore -- --stand-still ${until === "latest" ? until : until.toISOString()}`);
  return 0;
}

/** After a recovery with the server's own tools, before the program starts. */
async function holdStill(config: Config, text: string): Promise<number> {
  const until = momentIn(text);
  if (!until) return 1;
  const { isNew, asOf } = await standStill(config, until, say);
  say(
    isNew
      ? `The database is paused, as a copy of ${asOf.toISOString()}. Start the program and check it; then resume.`
      : "It is paused already: nothing was changed.",
  );
  return 0;
}

async function resumeAfterRestore(config: Config): Promise<number> {
  const outcome = await switchOn(config, say);
  if (outcome === "backups_unreadable") {
    say(
      "The place of the backups (BACKUP_TO) cannot be read and written, so nobody knows which receipt numbers an earlier copy gave out: nothing was changed.",
    );
    say("Make it reachable, or name another place in BACKUP_TO if no copy of this backup went on before.");
    return 1;
  }
  if (outcome === "none") {
    say("This is no restored copy that waits: nothing was changed.");
    return 0;
  }
  say(
    "The copy goes on from now: mail, payments and jobs. Receipts continue after the next full million of each year.",
  );
  return 0;
}
