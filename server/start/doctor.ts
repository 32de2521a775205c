import { parseArgs } from "node:util";
import { examineFrom } from "../compose/running/doctor.ts";
import { languageOfTerminal } from "../setup/environment-questions.ts";
import { translate } from "../translate.ts";
import { databaseOf, runCommand, say } from "./run-command.ts";

/** `npm run doctor`: what is wrong, what it means and what to do, a paragraph each. Exit code 1 when there is anything. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { language: { type: "string" } } });
  const language = languageOfTerminal(process.env, values.language);
  const findings = await examineFrom(process.env, {}, (config) => say(databaseOf(config)));
  if (findings.length === 0) say(translate(language, "doctor.none"));
  for (const { id, place, why } of findings) say(`✗ ${translate(language, `doctor.${id}`, { place, why })}`);
  return findings.length === 0 ? 0 : 1;
});
