import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefusal } from "#adapters/start-refusal.ts";
import type { Finding } from "#domain/doctor/finding.ts";
import type { Language } from "#domain/language.ts";
import { makeKeys, makeSecret, type SetupChecks } from "../compose/running/setup.ts";
import { readEnvFile, writeEnvFile } from "../environment/env-file.ts";
import { translate } from "../translate.ts";
import { collectAnswers, type Person } from "./collect-answers.ts";
import { environmentSteps, type EnvironmentStep } from "./environment-questions.ts";
import type { Answers } from "./question.ts";

export type Setting = Readonly<{
  language: Language;
  person: Person | null;
  say: (line: string) => void;
  file: string;
  /** From environment, flags and an answers file; the variables file wins. */
  given: Answers;
  checks: SetupChecks;
}>;

const secrets = ["SESSION_SECRET", "SEALING_SECRET", "BACKUP_SIGNING_KEY", "METRICS_TOKEN"] as const;

/** Each step is saved before the next question. */
export async function setUpEnvironment(setting: Setting): Promise<Answers> {
  const { language, say, file } = setting;
  say(translate(language, "setup.title"));
  say(translate(language, "setup.intro", { file }));
  keep(setting, {
    APP_MODE: "production",
    // As the unit of systemd has it, so that commands find the same backups.
    ...(dirname(file) === "/etc/open-hand" && { DATA_DIR: "/var/lib/open-hand" }),
  });
  const made = secrets.filter((name) => !knownTo(setting)[name]);
  keep(setting, Object.fromEntries(made.map((name) => [name, makeSecret()])));
  if (made.length > 0) say(`✓ ${translate(language, "setup.made", { names: made.join(", ") })}`);
  for (const step of environmentSteps) await takeStep(setting, step);
  await makeKeysOfBackups(setting);
  return knownTo(setting);
}

/** Values of the file, then the given ones; empty lines do not count. */
export const knownTo = ({ given, file }: Pick<Setting, "given" | "file">): Answers => {
  const written = Object.entries(readEnvFile(file)).filter(
    ([name, value]) => value !== "" || given[name] === undefined,
  );
  return { ...given, ...Object.fromEntries(written) };
};

/** Only what the file does not say already, unless it is typed again. */
export function keep({ file }: Pick<Setting, "file">, values: Answers, { replace = false } = {}): void {
  const written = readEnvFile(file);
  const added = Object.entries(values).filter(
    ([name, value]) =>
      !(name in written) || (written[name] === "" && value !== "") || (replace && written[name] !== value),
  );
  if (added.length > 0) writeEnvFile(file, Object.fromEntries(added));
}

/** Answers that do not work are asked for again, also those of an earlier run, unless the person keeps them. */
async function takeStep(setting: Setting, step: EnvironmentStep): Promise<void> {
  const { language, person, say, checks } = setting;
  say(`\n${translate(language, `setup.step.${step.id}`)}`);
  const isOfStep = (name: string): boolean => step.questions.some((question) => question.name === name);
  let previous: Answers = {};
  for (;;) {
    const isRepeated = Object.keys(previous).length > 0;
    const known = knownTo(setting);
    const before = isRepeated
      ? Object.fromEntries(Object.entries(known).filter(([name]) => !isOfStep(name)))
      : known;
    const all = { ...before, ...(await collectAnswers(step.questions, before, { ...setting, previous })) };
    const findings = await checks[step.id](all);
    sayFindings(findings, setting);
    const answers = Object.fromEntries(Object.entries(all).filter(([name]) => isOfStep(name)));
    if (findings.length > 0 && person && !(await person.agrees(translate(language, "setup.keep")))) {
      previous = answers;
      continue;
    }
    if (!person && findings.some(({ id }) => id === "refused"))
      throw new StartRefusal(
        translate(language, "setup.not_kept", { names: Object.keys(answers).join(", ") }),
      );
    keep(setting, answers, { replace: isRepeated });
    if (findings.length === 0 && step.id in good && isUsed(step, all))
      say(`✓ ${translate(language, goodOf(step))}`);
    return;
  }
}

const good = { database: true, mail: true, payments: true, sign_in: true };
const goodOf = ({ id }: EnvironmentStep) =>
  id === "database" || id === "mail" || id === "payments"
    ? (`setup.good.${id}` as const)
    : "setup.good.sign_in";
const isUsed = ({ id }: EnvironmentStep, known: Answers): boolean =>
  id === "payments" ? known["PAYMENT_PROVIDERS"] !== "none" : id !== "sign_in" || known["OIDC_ISSUER"] !== "";

export function sayFindings(
  findings: readonly Finding[],
  { language, say }: Pick<Setting, "language" | "say">,
): void {
  for (const { id, place, why } of findings) say(`✗ ${translate(language, `doctor.${id}`, { place, why })}`);
}

/** The private key is written to a file and never shown. */
async function makeKeysOfBackups(setting: Setting): Promise<void> {
  const { file, language, say } = setting;
  if (knownTo(setting)["BACKUP_PUBLIC_KEY"]) return;
  const keyFile = join(dirname(file), "open-hand-backup.key");
  if (existsSync(keyFile)) return;
  const { publicKey, keyFile: text } = await makeKeys(knownTo(setting)["BACKUP_SIGNING_KEY"]);
  writeFileSync(keyFile, text, { mode: 0o600, flag: "wx" });
  keep(setting, { BACKUP_PUBLIC_KEY: publicKey });
  say(`✓ ${translate(language, "setup.backup_key", { file: keyFile })}`);
}
