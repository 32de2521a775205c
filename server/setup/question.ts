import type { MessageId } from "#app/messages/ids.ts";
import type { Language } from "#domain/language.ts";

export type Answers = Readonly<Record<string, string>>;

export type Question = Readonly<{
  /** The variable's name, or the answer's if the database stores it. */
  name: string;
  label: MessageId;
  labelValues?: Readonly<Record<string, string>>;
  /** Hidden while typed: passwords, keys, and URLs that contain one. */
  secret?: true;
  optional?: true;
  otherwise?: (known: Answers) => string;
  when?: (known: Answers) => boolean;
  /** What is wrong with the answer, in a sentence. */
  problem: (value: string, language: Language) => string | null;
}>;
