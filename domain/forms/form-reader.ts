import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import { typedIn } from "./typed-in.ts";

/** What a text must keep to, and the problem when it does not. Without `missing` it may be left empty. */
type TextRules<Problem> = { least?: number; missing?: Problem; most: number; long: Problem };

/**
 * Reads a form that a person sent, from the page, without JavaScript or through the API alike. What is wrong is noted by the name
 * of the field, in the order of reading; the words for it are in the catalogs.
 */
export function formReader<Field extends string, Problem extends string>(
  input: unknown,
  errors: Partial<Record<Field, Problem>> = {},
) {
  const typed: (field: Field) => string = typedIn(input);
  const wrong = (field: Field, problem: Problem): void => {
    errors[field] = problem;
  };
  const judged = (field: Field, text: string, { least = 1, missing, most, long }: TextRules<Problem>) => {
    if (missing && text.length < least) wrong(field, missing);
    else if (text.length > most) wrong(field, long);
    return text;
  };
  return {
    errors,
    typed,
    wrong,
    hasErrors: (): boolean => Object.keys(errors).length > 0,
    /** A name, a subject: one line, whatever was pasted. */
    line: (field: Field, rules: TextRules<Problem>): string => judged(field, oneLine(typed(field)), rules),
    /** A message, a plan: line breaks are kept. */
    text: (field: Field, rules: TextRules<Problem>): string => judged(field, paragraphs(typed(field)), rules),
    choice: <Choice extends string>(
      field: Field,
      choices: readonly Choice[],
      missing: Problem,
    ): Choice | null => {
      const chosen = choices.find((choice) => choice === typed(field));
      if (chosen === undefined) wrong(field, missing);
      return chosen ?? null;
    },
  };
}

export type FormReader<Field extends string, Problem extends string> = ReturnType<
  typeof formReader<Field, Problem>
>;
