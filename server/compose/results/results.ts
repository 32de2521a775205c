import type pg from "pg";
import { storedResults } from "#adapters/postgres/results/stored-results.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { legible } from "#domain/content/legible-content.ts";
import type { Language } from "#domain/language.ts";
import { addIndicator } from "#domain/results/add-indicator.ts";
import { enterRecord } from "#domain/results/enter-record.ts";
import { reportedFigures } from "#domain/results/reported-figures.ts";
import { rewordIndicator } from "#domain/results/reword-indicator.ts";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { showIndicators } from "#domain/results/show-indicators.ts";
import { today } from "../../timing/clock.ts";

export function composeResults(pool: pg.Pool, source: () => ReturnType<SourceFor>) {
  const stored = storedResults(pool);
  const projects = async (language: Language) =>
    (await (await source()).content.list("project")).map(({ id, title }) => ({ id, title: title[language] }));
  const isProject = async (id: string) => (await (await source()).content.find("project", id)) !== null;
  const sampleOf = (id: string | null) =>
    sampleIndicators(today()).filter(({ projectId }) => id === null || projectId === id);
  const list = async (projectId: string | null) =>
    legible((await source()).isSample ? sampleOf(projectId) : await stored.list(projectId));

  return {
    indicators: list,
    figures: {
      results: {
        figuresByProject: async (on = today()) => reportedFigures(legible(await stored.list(null)), on),
      },
      sampleResults: {
        figuresByProject: (on = today()) => Promise.resolve(reportedFigures(legible(sampleOf(null)), on)),
      },
    },
    ...showIndicators({ list, find: stored.find, projects, isProject, today }),
    add: addIndicator({ ...stored, isProject }),
    reword: rewordIndicator(stored),
    enter: enterRecord({ ...stored, today }),
    document: stored.document,
  };
}
