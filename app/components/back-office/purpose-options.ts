import type { EntryChoices } from "#domain/ledger/by-hand/answers.ts";

/** Projects first: most money is spent on one. */
export const purposeOptions = (
  { projects, programs }: Pick<EntryChoices, "projects" | "programs">,
  named: (kind: "project" | "program", name: string) => string,
): { value: string; label: string }[] => [
  ...projects.map(({ id, name }) => ({ value: `project:${id}`, label: named("project", name) })),
  ...programs.map(({ id, name }) => ({ value: `program:${id}`, label: named("program", name) })),
];

/** The purpose of a chosen value. Other values are no purpose. */
export function purposeFrom(value: string): { projectId: string | null; programId: string | null } {
  const [kind, id = null] = value.split(/:(.*)/s);
  return { projectId: kind === "project" ? id : null, programId: kind === "program" ? id : null };
}

/** The option of an expense or entry; undefined: none. */
export const purposeValue = (
  of: Readonly<{ projectId: string | null; programId: string | null }> | null,
): string | undefined => {
  if (of?.projectId) return `project:${of.projectId}`;
  return of?.programId ? `program:${of.programId}` : undefined;
};
