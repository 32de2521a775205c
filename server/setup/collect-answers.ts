import { StartRefusal } from "#adapters/start-refusal.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";
import type { Answers, Question } from "./question.ts";

/** The person at the terminal; null without one. */
export type Person = Readonly<{
  answer: (question: Question, hint: string) => Promise<string>;
  agrees: (sentence: string) => Promise<boolean>;
}>;
type Talk = Readonly<{
  language: Language;
  person: Person | null;
  say: (line: string) => void;
  /** Answers that are asked for again; Enter repeats those that are no secret. */
  previous?: Answers;
}>;

/** Asks only for missing or invalid values. */
export async function collectAnswers(
  questions: readonly Question[],
  given: Answers,
  talk: Talk,
): Promise<Answers> {
  const { language, person, say } = talk;
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const question of questions) {
    const known = { ...given, ...found };
    if (question.when && !question.when(known)) continue;
    const value = given[question.name];
    const problem = value ? question.problem(value, language) : null;
    if (problem === null && isAnswer(question, value)) continue;
    if (problem !== null) say(problem);
    if (person) found[question.name] = await answered(question, known, { ...talk, person });
    else if (problem === null && question.optional) found[question.name] = "";
    else if (problem === null && question.otherwise?.(known))
      found[question.name] = question.otherwise(known);
    else missing.push(question.name);
  }
  if (missing.length > 0)
    throw new StartRefusal(translate(language, "setup.missing", { names: missing.join(", ") }));
  return found;
}

/** An optional question may be answered with nothing. */
const isAnswer = ({ optional }: Question, value: string | undefined): boolean =>
  value !== undefined && (value !== "" || optional === true);

async function answered(
  question: Question,
  known: Answers,
  { language, person, say, previous = {} }: Talk & { person: Person },
): Promise<string> {
  const typedBefore = question.secret ? "" : previous[question.name];
  const suggested = typedBefore || (question.otherwise?.(known) ?? "");
  const hint = question.secret
    ? translate(language, "setup.hidden")
    : suggested !== ""
      ? translate(language, "setup.enter", { value: suggested })
      : question.optional
        ? translate(language, "setup.enter_none")
        : "";
  for (;;) {
    const typed = (await person.answer(question, hint)).trim() || suggested;
    if (typed === "" && question.optional) return "";
    const problem = typed === "" ? translate(language, "setup.needed") : question.problem(typed, language);
    if (problem === null) return typed;
    say(problem);
  }
}
