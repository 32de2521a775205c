import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Language } from "#domain/language.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import { translate } from "../translate.ts";
import type { Person } from "./collect-answers.ts";

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
