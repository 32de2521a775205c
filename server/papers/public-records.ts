import type { Auditor } from "#app/papers/public/books.ts";
import type { GovernanceRules } from "#app/papers/public/governance-rules.ts";
import { sampleGovernanceRules } from "#app/papers/public/sample-governance-rules.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import type { ContentKind } from "#domain/content/kinds/kinds.ts";
import { sampleAuditor } from "#domain/content/sample-auditor.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { today } from "../timing/clock.ts";
import type { Records } from "./public-paper.ts";

/** A document made while one of these is still a sample says so. */
const kindsThatMark: readonly ContentKind[] = ["foundation", "document"];

type Needs = {
  isDemo: boolean;
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  statistics: (year: number | null) => Promise<CountedStatistics | null>;
  spentUntil: (day: string) => Promise<ReadonlyMap<string, Cents>>;
  books: () => Promise<Pick<Records, "ledgerLines" | "adopted">>;
  purposes: () => Promise<Purposes>;
  auditor: () => Promise<Omit<Auditor, "sample"> | null>;
  rules: () => Promise<GovernanceRules | null>;
  hasSampleRecords: (kinds: readonly ContentKind[]) => Promise<boolean>;
};

/** As of the end of a year, or now. */
export const readPublicRecords =
  (needs: Needs) =>
  async (year: number | null): Promise<Records> => {
    const { isDemo, sourceFor } = needs;
    const list = async <Kind extends ContentKind>(kind: Kind) => (await sourceFor(kind)).content.list(kind);
    const [foundation, statistics, programs, projects, board, certifications] = await Promise.all([
      needs.identity(),
      needs.statistics(year),
      list("program"),
      year === null ? projectFigures(sourceFor) : projectsOf(year, needs),
      list("boardMember"),
      list("certification"),
    ]);
    const [books, purposes, auditor, rules, marked] = await Promise.all([
      needs.books(),
      needs.purposes(),
      needs.auditor(),
      needs.rules(),
      needs.hasSampleRecords(kindsThatMark),
    ]);
    if (!statistics) throw new Error("No records of the foundation's figures are held");
    const sampleExaminer = { name: sampleAuditor, sample: true, reportOn: null };
    return {
      foundation,
      statistics,
      programs,
      projects,
      board,
      certifications,
      ...books,
      purposes,
      auditor: auditor ? { ...auditor, sample: false } : isDemo ? sampleExaminer : null,
      rules: rules ?? sampleGovernanceRules,
      sample: isDemo || marked,
      today: today(),
    };
  };

async function projectFigures(sourceFor: SourceFor): Promise<Records["projects"]> {
  const { content, spentByProject, figuresByProject } = await sourceFor("project");
  const [projects, spent, figures] = await Promise.all([
    content.list("project"),
    spentByProject(),
    figuresByProject(),
  ]);
  return projects.map((project) => ({
    project,
    spentCents: spent.get(project.id) ?? noCents,
    reported: figures.get(project.id) ?? [],
  }));
}

/** Projects that had begun by the end of a year, with what had been spent and measured by then and the year's updates. */
async function projectsOf(year: number, { sourceFor, spentUntil }: Needs): Promise<Records["projects"]> {
  const end = `${year}-12-31`;
  const { content, figuresByProject } = await sourceFor("project");
  const [projects, spent, figures] = await Promise.all([
    content.list("project"),
    spentUntil(end),
    figuresByProject(end),
  ]);
  return projects
    .filter(({ startsOn }) => startsOn <= end)
    .map((project) => ({
      project: {
        ...project,
        status: project.endsOn <= end ? project.status : "ACTIVE",
        updates: project.updates.filter(({ on }) => on.startsWith(String(year))),
      },
      spentCents: spent.get(project.id) ?? noCents,
      reported: figures.get(project.id) ?? [],
    }));
}
