import type { Project } from "#domain/content/kinds/project/schema.ts";
import type { GiftPromise } from "#domain/content/kinds/promise/schema.ts";
import type { FigureRecord } from "#domain/figures/figure-record.ts";
import type { Localized } from "#domain/language.ts";
import { localizedColumns } from "#domain/open-data/localized-columns.ts";
import type { RowOf } from "#domain/open-data/rows.ts";
import { withoutMarks } from "#domain/open-data/without-marks.ts";
import type { Indicator } from "#domain/results/indicator.ts";

/* Rows of data outside the ledger. The author is for staff only. */

export const titlesOf = (titles: Localized) =>
  localizedColumns("title", (language) => withoutMarks(titles[language]));
const textsOf = (texts: Localized | null) =>
  localizedColumns("text", (language) => texts && withoutMarks(texts[language]));

export const recordRows = (records: readonly FigureRecord[]): RowOf<"records">[] =>
  records.map(({ id, measure, programId, from, to, value, source, sha256, datedOn, link, enteredOn }) => ({
    id,
    measure,
    program: programId,
    startsOn: from,
    endsOn: to,
    value,
    link,
    sha256,
    datedOn,
    enteredOn,
    ...textsOf(source),
  }));

/** For published projects. The reason of a correction is typed text and is only on the project's page. */
export const resultRows = (
  indicators: readonly Indicator[],
  projects: readonly Pick<Project, "id">[],
): RowOf<"results">[] =>
  indicators
    .filter(({ projectId }) => projects.some(({ id }) => id === projectId))
    .flatMap(({ projectId, name, measure, adds, label, records }) =>
      records.map(({ id, kind, on, value, corrects, link, document, enteredOn, note }) => ({
        id,
        project: projectId,
        indicator: name,
        measure,
        adds,
        kind,
        day: on,
        value,
        corrects,
        link,
        sha256: document && document.sha256,
        datedOn: document && document.datedOn,
        enteredOn,
        ...titlesOf(label),
        ...textsOf(note),
      })),
    );

export const promiseRows = (promises: readonly GiftPromise[]): RowOf<"promises">[] =>
  promises.map((promise) => ({
    id: promise.id,
    project: promise.projectId,
    amountCents: promise.amountCents,
    unitCostCents: promise.unitCostCents,
    startsOn: promise.costFrom,
    endsOn: promise.costTo,
    validUntil: promise.validUntil,
    document: promise.documentId,
  }));

export const budgetRows = (projects: readonly Project[]): RowOf<"budgets">[] =>
  projects.flatMap(({ id, budgetLines }) =>
    budgetLines.map(({ label, cents }, place) => ({
      id: `${id}/${place + 1}`,
      project: id,
      line: place + 1,
      cents,
      ...titlesOf(label),
    })),
  );
