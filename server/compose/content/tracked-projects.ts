import type { SourceFor } from "#domain/content/content-source.ts";
import { helpedBy } from "#domain/content/labelled.ts";
import { noCents } from "#domain/money/cents.ts";

/** The projects with what the books and their records know of them. */
export const trackedProjects = (sourceFor: SourceFor) => async () => {
  const { content, spentByProject, figuresByProject } = await sourceFor("project");
  const [projects, spent, reported] = await Promise.all([
    content.list("project"),
    spentByProject(),
    figuresByProject(),
  ]);
  return projects.map((project) => ({
    ...project,
    spentCents: spent.get(project.id) ?? noCents,
    beneficiaries: helpedBy(reported.get(project.id) ?? [], project),
  }));
};
