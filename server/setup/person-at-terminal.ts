import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { firstFoundation } from "#domain/content/kinds/foundation/first-foundation.ts";
import { normalizeEmail } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import type { composeFirstSetup } from "../compose/running/setup.ts";
import { translate } from "../translate.ts";
import { type Person, collectAnswers } from "./collect-answers.ts";
import { administratorQuestion, identityIn, identityQuestions } from "./identity-questions.ts";
import { keep, knownTo, type Setting } from "./run-setup.ts";

type Terminal = Readonly<{ input: NodeJS.ReadStream; output: NodeJS.WriteStream }>;

/** Asks in a terminal. Secrets leave no trace on the screen, nor in the history of the lines. */
export function personAt(
  { input, output }: Terminal,
  language: Language,
): { person: Person; leave: () => void } {
  let isHidden = false;
  const shown = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
  const ended = new Promise<never>((_, reject) => {
    // Ctrl+C and Ctrl+D: what was answered is kept, the rest can wait.
    lines.on("close", () => reject(new StartRefusal("")));
  });
  ended.catch(() => {});
  const ask = async (prompt: string, hidden: boolean): Promise<string> => {
    output.write(prompt);
    isHidden = hidden;
    try {
      return await Promise.race([lines.question(""), ended]);
    } finally {
      isHidden = false;
      if (hidden) output.write("\n");
    }
  };
  return {
    person: {
      answer: ({ label, labelValues, secret }, hint) =>
        ask(`${translate(language, label, labelValues)}${hint && ` ${hint}`}\n> `, secret === true),
      agrees: async (sentence) => /^[yjن]/i.test((await ask(`${sentence} > `, false)).trim()),
    },
    leave: () => lines.close(),
  };
}

type First = ReturnType<typeof composeFirstSetup>;

/** Who the foundation is and who looks after it, asked only where the database does not know. Answers the new administrator. */
export async function setUpFoundation(setting: Setting, first: First, year: number): Promise<string | null> {
  const { language, say } = setting;
  const { identity, administrator } = await first.state();
  const asked = [...(identity ? [] : identityQuestions), ...(administrator ? [] : [administratorQuestion])];
  if (asked.length === 0) return null;
  say(`\n${translate(language, identity ? "setup.step.administrator" : "setup.step.identity")}`);
  const before = knownTo(setting);
  const known = { ...before, ...(await collectAnswers(asked, before, setting)) };
  const email = normalizeEmail(known[administratorQuestion.name] ?? "");
  await first.store({
    foundation: identity ? null : firstFoundation(identityIn(known), year),
    administrator: administrator ? null : { email, language },
  });
  if (!identity) say(`✓ ${translate(language, "setup.identity_kept")}`);
  if (administrator) return null;
  keep(setting, { ADMIN_EMAILS: email });
  say(`✓ ${translate(language, "setup.administrator_kept", { email })}`);
  return email;
}
