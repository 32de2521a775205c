import { examineFrom } from "../compose/doctor.ts";
import { translate } from "../translate.ts";
import { runCommand, say } from "./run-command.ts";

/** `npm run doctor`: what is wrong, what it means and what to do, a paragraph each. Exit code 1 when there is anything. */
await runCommand(async () => {
  const findings = await examineFrom(process.env);
  if (findings.length === 0) say("Nothing is wrong, as far as can be seen from here.");
  for (const { id, place, why } of findings) say(`✗ ${translate("en", `doctor.${id}`, { place, why })}`);
  return findings.length === 0 ? 0 : 1;
});
