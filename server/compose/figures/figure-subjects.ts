import { countryNames } from "#domain/labels.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { saidBy } from "#domain/content/kinds/promise/public.ts";
import type { ContentBody } from "#domain/content/kinds/schemas.ts";
import type { Subjects } from "#domain/figures/ports.ts";
import type { Language } from "#domain/language.ts";

type Published = Readonly<{
  campaigns: readonly ContentBody<"campaign">[];
  programs: readonly ContentBody<"program">[];
  projects: readonly ContentBody<"project">[];
  promises: readonly ContentBody<"promise">[];
}>;

/** What is published, as figures ask for it. */
export const subjectsIn = (
  language: Language,
  { foundedYear }: Foundation,
  published: Published,
): Subjects => ({
  foundedYear,
  campaigns: published.campaigns.map(({ id, title, goalCents }) => ({
    id,
    title: title[language],
    goalCents,
  })),
  programs: published.programs.map(({ id, title }) => ({ id, title: title[language] })),
  promises: published.promises.map((promise) => ({
    ...promise,
    title: saidBy(promise, promise.text, language),
    projectTitle: published.projects.find(({ id }) => id === promise.projectId)?.title[language] ?? "",
    basis: promise.basis[language],
    evidence: `/documents/${promise.documentId}.pdf?lang=${language}`,
    period: { from: promise.costFrom, to: promise.costTo },
  })),
  projects: published.projects.map(({ id, title, programId, countryCode, startsOn, budgetCents }) => ({
    id,
    title: title[language],
    programId,
    country: countryNames[countryCode][language],
    startsOn,
    budgetCents,
  })),
});
