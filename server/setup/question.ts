import type { MessageId } from "#app/messages/ids.ts";
import type { Language } from "#domain/language.ts";

export type Answers = Readonly<Record<string, string>>;

export type Question = Readonly<{
  /** Of the variable; of the answer where it is stored in the database. */
  name: string;
  label: MessageId;
  labelValues?: Readonly<Record<string, string>>;
  /** Passwords and keys, and addresses that hold one: not shown while they are typed. */
  secret?: true;
  /** No answer is an answer, too. */
  optional?: true;
  /** Used for an empty answer. */
  otherwise?: (known: Answers) => string;
  when?: (known: Answers) => boolean;
  /** What is wrong with the answer, in a sentence. */
  problem: (value: string, language: Language) => string | null;
}>;
