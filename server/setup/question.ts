import type { MessageId } from "#app/messages/ids.ts";
import type { Language } from "#domain/language.ts";

/** What is known so far, by the names of variables and answers. */
export type Answers = Readonly<Record<string, string>>;

/** One question of the setup. */
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
  /** Whether it is asked at all. */
  when?: (known: Answers) => boolean;
  /** What is wrong with the answer, in a sentence. */
  problem: (value: string, language: Language) => string | null;
}>;
