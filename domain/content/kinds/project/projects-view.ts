import type { Cents } from "#domain/money/cents.ts";

/** The part of a project that the rules need. */
export type ViewedProject = Readonly<{
  id: string;
  countryCode: string;
  status: string;
  programId: string;
  sdgTags: readonly number[];
  budgetCents: Cents;
  spentCents: Cents;
  beneficiaries: number;
  updatedDays: number;
}>;

export const filters = ["country", "status", "program", "sdg", "project"] as const;
export type Filter = (typeof filters)[number];

export const sortings = ["newest", "budget", "progress", "beneficiaries"] as const;
type Sorting = (typeof sortings)[number];

/** Filters and order of the project list; null: no filter. */
export type ProjectsView = Readonly<Record<Filter, string | null> & { sort: Sorting }>;

export const wholeView: ProjectsView = {
  country: null,
  status: null,
  program: null,
  sdg: null,
  project: null,
  sort: "newest",
};

/** Reads a view from the query string. Unknown values are ignored, so an old or mistyped link shows the list. */
export function readView(search: string, projects: readonly ViewedProject[]): ProjectsView {
  const query = new URLSearchParams(search);
  const view = { ...wholeView, sort: sortings.find((sort) => sort === query.get("sort")) ?? wholeView.sort };
  for (const filter of filters) {
    view[filter] = choicesOf(projects, filter).find((choice) => choice === query.get(filter)) ?? null;
  }
  return view;
}

/** The query string of a view; empty for the default. */
export function viewSearch(view: ProjectsView): string {
  const entries = filters.flatMap((filter) => (view[filter] === null ? [] : [[filter, view[filter]]]));
  if (view.sort !== wholeView.sort) entries.push(["sort", view.sort]);
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}

/** The values of a filter that some project has. */
export function choicesOf(projects: readonly ViewedProject[], filter: Filter): string[] {
  const choices = [...new Set(projects.flatMap(valuesOf[filter]))];
  return filter === "sdg" ? choices.sort((a, b) => Number(a) - Number(b)) : choices;
}

export const isFiltered = (view: ProjectsView): boolean => filters.some((filter) => view[filter] !== null);

export const isSeen = (project: ViewedProject, view: ProjectsView): boolean =>
  filters.every((filter) => view[filter] === null || valuesOf[filter](project).includes(view[filter]));

/** The filtered projects in order. Ties: latest news first, then staff's order. */
export const arranged = <Project extends ViewedProject>(
  projects: readonly Project[],
  view: ProjectsView,
): Project[] =>
  projects
    .filter((project) => isSeen(project, view))
    .sort((a, b) => rankOf[view.sort](b) - rankOf[view.sort](a) || rankOf.newest(b) - rankOf.newest(a));

/** Share of the budget spent, from 0 to 1, never above 1. */
export const progressOf = ({ spentCents, budgetCents }: Pick<ViewedProject, "spentCents" | "budgetCents">) =>
  budgetCents > 0 ? Math.min(Math.max(spentCents / budgetCents, 0), 1) : 0;

const valuesOf: Readonly<Record<Filter, (project: ViewedProject) => string[]>> = {
  country: ({ countryCode }) => [countryCode],
  status: ({ status }) => [status],
  program: ({ programId }) => [programId],
  sdg: ({ sdgTags }) => sdgTags.map(String),
  project: ({ id }) => [id],
};

const rankOf: Readonly<Record<Sorting, (project: ViewedProject) => number>> = {
  newest: ({ updatedDays }) => -updatedDays,
  budget: ({ budgetCents }) => budgetCents,
  progress: progressOf,
  beneficiaries: ({ beneficiaries }) => beneficiaries,
};
