import type pg from "pg";
import { figureLines } from "#adapters/postgres/figures/figure-lines.ts";
import {
  figureEvidence,
  namesOfEnterers,
  storedFigureRecords,
  writeFigureRecord,
} from "#adapters/postgres/figures/stored-figure-records.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { saidBy } from "#domain/content/kinds/promise/public.ts";
import { countedStatistics, type CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import type { CountedFigures } from "#domain/content/ports.ts";
import type { ContentBody, ContentKind } from "#domain/content/kinds/kinds.ts";
import { enterFigureRecord } from "#domain/figures/enter-record.ts";
import { helpedByProgram } from "#domain/figures/helped-by-program.ts";
import { countsOfYear, impactCounts, spentOnProjects } from "#domain/figures/impact-counts.ts";
import { listRecords } from "#domain/figures/list-records.ts";
import type { Subjects } from "#domain/figures/ports.ts";
import { showFigures, type Asked } from "#domain/figures/show-figures.ts";
import { countryNames } from "#domain/labels.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { Indicator } from "#domain/results/indicator.ts";
import { splitOf } from "#domain/site/describe-site.ts";
import { today } from "../../timing/clock.ts";
import { resultSubjects } from "../results/result-subjects.ts";
import { translate } from "../../translate.ts";

type Needs = {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  indicators: () => Promise<readonly Indicator[]>;
};

const now: Asked = { on: null, known: null };

export function composeFigures(pool: pg.Pool, { identity, sourceFor, indicators }: Needs) {
  const list = async <Kind extends ContentKind>(kind: Kind) => (await sourceFor(kind)).content.list(kind);
  const records = storedFigureRecords(pool);
  const figures = showFigures({
    today,
    lines: figureLines(pool),
    records,
    split: splitOf,
    say: (language, word, values) => translate(language, `figures.${word}`, values),
    results: async (language) => resultSubjects(await indicators(), await list("project"), language),
    subjects: async (language) =>
      subjectsIn(language, await identity(), {
        campaigns: await list("campaign"),
        programs: await list("program"),
        projects: await list("project"),
        promises: await list("promise"),
      }),
  });

  const until = (day: string) => figures.list("en", { on: day, known: null });
  const counts = async () => impactCounts(await figures.list("en", now));

  return {
    ...figures,
    counts,
    listRecords: async (language: Language) =>
      listRecords(
        {
          records: await records(),
          names: await namesOfEnterers(pool),
          programs: named(await list("program"), language),
        },
        today(),
      ),
    evidence: (id: number) => figureEvidence(pool, id),
    enterRecord: enterFigureRecord({ today, enter: writeFigureRecord(pool) }),

    /** Since the beginning, or of one year. */
    statistics: async (year: number | null): Promise<CountedStatistics | null> => {
      const [[published], counted] = await Promise.all([
        list("statistics"),
        year === null ? counts() : countsOfYear(until, year),
      ]);
      return published && counted ? countedStatistics(published, counted) : null;
    },

    spentUntil: async (day: string) => spentOnProjects(await until(day)),
  };
}

export const composeCounted = (pool: pg.Pool): CountedFigures => ({
  helpedByProgram: async () => helpedByProgram(await storedFigureRecords(pool)(), today()),
});

const named = (bodies: readonly Readonly<{ id: string; title: Localized }>[], language: Language) =>
  bodies.map(({ id, title }) => ({ id, title: title[language] }));

type Published = Readonly<{
  campaigns: readonly ContentBody<"campaign">[];
  programs: readonly ContentBody<"program">[];
  projects: readonly ContentBody<"project">[];
  promises: readonly ContentBody<"promise">[];
}>;

const subjectsIn = (language: Language, { foundedYear }: Foundation, published: Published): Subjects => ({
  foundedYear,
  campaigns: published.campaigns.map((each) => ({ ...each, title: each.title[language] })),
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
