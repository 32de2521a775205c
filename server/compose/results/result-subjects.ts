import type { Project } from "#domain/content/kinds/project/schema.ts";
import type { ResultSubject } from "#domain/figures/ports.ts";
import { commaOf, type Language } from "#domain/language.ts";
import type { Indicator, ResultRecord } from "#domain/results/indicator.ts";

export const resultSubjects = (
  indicators: readonly Indicator[],
  projects: readonly Project[],
  language: Language,
): ResultSubject[] =>
  indicators.flatMap(({ projectId, name, label, measure, adds, records }) => {
    const project = projects.find(({ id }) => id === projectId);
    if (!project) return [];
    return [
      {
        id: `${projectId}-${name}`,
        title: `${label[language]}${commaOf(language)} ${project.title[language]}`,
        programId: project.programId,
        name,
        label: label[language],
        projectTitle: project.title[language],
        adds: adds && measure === "COUNT",
        unit: measure === "PERCENT" ? "percent" : "count",
        isPlanned: project.status === "PLANNED",
        records: records.map((record) => ({
          ...record,
          note: record.note && record.note[language],
          evidence: evidenceOf(record),
          sha256: record.document && record.document.sha256,
          datedOn: record.document && record.document.datedOn,
        })),
      },
    ];
  });

const evidenceOf = ({ id, link, document }: ResultRecord): string | null =>
  document?.isPublic ? `/api/results/${id}/document` : link;
