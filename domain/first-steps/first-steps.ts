import type { FirstFacts } from "./first-facts.ts";

type Step = Readonly<{
  id: string;
  href: string;
  isDone: (facts: FirstFacts) => boolean;
}>;

/** In the recommended order. Each is computed from data, so an undone step returns. */
export const firstSteps = [
  { id: "identity", href: "/admin/settings/identity", isDone: ({ isNamed }) => isNamed },
  { id: "anbi_texts", href: "/admin/content/foundation/foundation", isDone: ({ hasTexts }) => hasTexts },
  { id: "board", href: "/admin/content/board-member", isDone: hasWritten("boardMember") },
  { id: "privacy", href: "/admin/content/legal-text/privacy", isDone: hasRead("privacy") },
  { id: "legal_texts", href: "/admin/content/legal-text", isDone: hasRead("terms", "cookies") },
  {
    id: "provider",
    href: "/admin/settings",
    isDone: ({ hasProvider, isProviderWell }) => hasProvider && isProviderWell,
  },
  { id: "transfers", href: "/admin/bank", isDone: ({ readsTransfers }) => readsTransfers },
  { id: "mail", href: "/admin/settings", isDone: ({ isMailWell }) => isMailWell },
  {
    id: "second_administrator",
    href: "/admin/settings/people",
    isDone: ({ administrators }) => administrators > 1,
  },
  {
    id: "backup",
    href: "/admin/settings",
    isDone: ({ isBackupScheduled, hasBackup }) => isBackupScheduled && hasBackup,
  },
  { id: "drill", href: "/admin/settings", isDone: ({ hasDrill }) => hasDrill },
  { id: "program", href: "/admin/content/program", isDone: hasWritten("program") },
  { id: "project", href: "/admin/content/project", isDone: hasWritten("project") },
  { id: "campaign", href: "/admin/content/campaign", isDone: hasWritten("campaign") },
  { id: "claims", href: "/admin/content/certification", isDone: ({ hasProvenClaims }) => hasProvenClaims },
] as const satisfies readonly Step[];

export type FirstStepId = (typeof firstSteps)[number]["id"];
export const isFirstStep = (id: string): id is FirstStepId => firstSteps.some((step) => step.id === id);

type FirstStepState = Readonly<{
  id: FirstStepId;
  href: string;
  state: "done" | "open" | "postponed";
}>;

/** The state of each step. A postponed step that is done counts as done. */
export const statesOfSteps = (facts: FirstFacts, now: Date): FirstStepState[] =>
  firstSteps.map(({ id, href, isDone }) => {
    const isPutOff = Date.parse(facts.postponed[id] ?? "") > now.getTime();
    return { id, href, state: isDone(facts) ? "done" : isPutOff ? "postponed" : "open" };
  });

function hasWritten(kind: string) {
  return ({ written }: FirstFacts): boolean => (written[kind] ?? 0) > 0;
}

function hasRead(...ids: readonly string[]) {
  return ({ legalTexts }: FirstFacts): boolean => ids.every((id) => legalTexts.includes(id));
}
