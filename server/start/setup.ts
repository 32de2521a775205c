import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { yearOf } from "#domain/calendar/day.ts";
import type { FindingId } from "#domain/doctor/finding.ts";
import { examine } from "../compose/running/doctor.ts";
import { composeFirstSetup, setupChecks } from "../compose/running/setup.ts";
import { sendTestLetter } from "../compose/mail/test-letter.ts";
import { readConfig } from "../config.ts";
import { readEnvFile } from "../environment/env-file.ts";
import { languageOfTerminal } from "../setup/environment-questions.ts";
import { personAt, setUpFoundation } from "../setup/person-at-terminal.ts";
import { sayFindings, setUpEnvironment, type Setting } from "../setup/run-setup.ts";
import { today } from "../timing/clock.ts";
import { translate } from "../translate.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand, say } from "./run-command.ts";

/** Unavoidable before the first start. */
const tooEarly: readonly FindingId[] = ["public_url_unreachable", "public_url_elsewhere", "backup_none"];

/** `npm run setup`: asks for what is missing, tries it, and leaves a site that can be started. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      file: { type: "string", default: ".env" },
      answers: { type: "string" },
      set: { type: "string", multiple: true, default: [] },
      language: { type: "string" },
    },
  });
  const language = languageOfTerminal(process.env, values.language);
  const talk = process.stdin.isTTY
    ? personAt({ input: process.stdin, output: process.stdout }, language)
    : null;
  try {
    return await setUp({
      language,
      person: talk?.person ?? null,
      say,
      file: resolve(values.file),
      given: {
        ...givenIn(process.env),
        ...(values.answers === undefined ? {} : readEnvFile(resolve(values.answers))),
        ...Object.fromEntries(values.set.map((pair) => splitOnce(pair))),
      },
      checks: setupChecks(),
    });
  } finally {
    talk?.leave();
  }
});

async function setUp(setting: Setting): Promise<number> {
  const { language, file } = setting;
  const config = readConfig(await setUpEnvironment(setting));
  const database = await openDatabase(config, say);
  try {
    const first = composeFirstSetup(database.pool, config.publicUrl);
    const email = await setUpFoundation(setting, first, yearOf(today()));
    if (email !== null && config.mail !== null) {
      const why = await sendTestLetter(config.mail, { email, language });
      const messageId = why === null ? "setup.letter.sent" : "setup.letter.failed";
      say(`${why === null ? "✓" : "✗"} ${translate(language, messageId, { email, why: why ?? "" })}`);
    }
    const findings = await examine(config, database.pool, {
      envFile: file,
      isProgram: config.databaseOwnerUrl !== null,
    });
    const left = findings.filter(({ id }) => !tooEarly.includes(id));
    if (left.length > 0) say(`\n${translate(language, "setup.left")}`);
    sayFindings(left, setting);
    say(`\n${translate(language, "setup.ready", { url: config.publicUrl, command: startCommand(file) })}`);
    return 0;
  } finally {
    await database.close();
  }
}

const startCommand = (file: string): string =>
  dirname(file) === "/etc/open-hand"
    ? "systemctl enable --now open-hand@3001 open-hand@3002"
    : "node scripts/start.mjs";

function givenIn(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
}
