import type { Value } from "./values.ts";

/** More would take too long to ask; such a statement is better built by Kysely. */
const maxForms = 400;

/**
 * Where the text depends on what is known only at run time, each possibility is gone through. The same question
 * (`key`) has the same answer throughout one form of a statement.
 */
export type Choose = (key: string, options: readonly Value[]) => Value;

/** Every answer of `work`, one for each way its questions can be answered. */
export function everyForm<Form>(work: (choose: Choose) => Form): Form[] {
  const forms: Form[] = [];
  let plan: number[] = [];
  for (;;) {
    const asked: { key: string; options: number; chosen: number }[] = [];
    const answers = new Map<string, Value>();
    const choose: Choose = (key, options) => {
      if (!answers.has(key)) {
        const chosen = plan[asked.length] ?? 0;
        asked.push({ key, options: options.length, chosen });
        answers.set(key, options[chosen]);
      }
      return answers.get(key);
    };
    forms.push(work(choose));
    if (forms.length > maxForms) throw new TooManyForms();
    const last = asked.findLastIndex(({ options, chosen }) => chosen + 1 < options);
    if (last < 0) return forms;
    plan = asked.slice(0, last + 1).map(({ chosen }, place) => (place === last ? chosen + 1 : chosen));
  }
}

export class TooManyForms extends Error {
  override toString(): string {
    return `has more than ${maxForms} forms: build it with Kysely`;
  }
}
