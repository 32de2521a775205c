import type { Project } from "#domain/content/kinds/project/schema.ts";
import { helpedBy, labelledFigures } from "#domain/content/labelled.ts";
import type { ProjectFigures } from "../paper.ts";
import type { PaperTexts } from "../texts.ts";

export const statusOf = ({ status }: Project, { text }: PaperTexts): string =>
  text(`papers.project.status.${status}`);

export const periodOf = ({ startsOn, endsOn }: Project, { text, format }: PaperTexts): string =>
  text("papers.project.period", {
    from: format.month(startsOn),
    to: format.month(endsOn),
  });

/** A planned project has targets, not results. */
export const isAim = ({ status }: Project): boolean => status === "PLANNED";

export function resultsOf(
  { project, reported }: Pick<ProjectFigures, "project" | "reported">,
  { text, format, language }: PaperTexts,
): { label: string; value: string }[] {
  const helped = helpedBy(reported, project);
  const words = text(
    isAim(project) ? "papers.project.beneficiaries.planned" : "papers.project.beneficiaries",
  );
  return [
    ...(helped > 0 ? [{ label: words, value: format.number(helped) }] : []),
    ...labelledFigures(reported, project, language).map(({ label, value, unit }) => ({
      label,
      value: unit === "percent" ? format.percent(value) : format.number(value),
    })),
  ];
}
