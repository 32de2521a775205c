import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { noCents } from "#domain/money/cents.ts";

/** Projects first: most money is spent on one. */
export const purposeOptions = (
  { projects, programs }: ExpenseChoices,
  named: (kind: "project" | "program", name: string) => string,
): { value: string; label: string }[] => [
  ...projects.map(({ id, name }) => ({ value: `project:${id}`, label: named("project", name) })),
  ...programs.map(({ id, name }) => ({ value: `program:${id}`, label: named("program", name) })),
];

export const noChoices: ExpenseChoices = {
  projects: [],
  programs: [],
  years: [],
  zakatCents: noCents,
  closedThrough: null,
};
