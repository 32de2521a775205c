import { helpedBy } from "#domain/content/labelled.ts";
import type { ReportedFigure } from "#domain/content/ports.ts";
import type { Project } from "#domain/content/kinds/project/schema.ts";
import { raisedIn, type FigureLine } from "#domain/figures/figure-line.ts";
import { accountOf, accounts } from "#domain/ledger/accounts.ts";
import type { AddedAccount } from "#domain/ledger/chart/chart-account.ts";
import type { KeptPurpose, Purposes } from "#domain/ledger/purpose.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { localizedColumns } from "#domain/open-data/localized-columns.ts";
import type { RowOf } from "#domain/open-data/rows.ts";
import { accountName } from "../exports/book-names.ts";
import { titlesOf } from "./counted-rows.ts";

/* Rows of the datasets that fit in memory. */

/** Accounts that staff added have the heading of their account of the chart. */
export const accountRows = (added: readonly AddedAccount[]): RowOf<"accounts">[] =>
  [...accounts, ...added.flatMap(({ id }) => accountOf(id) ?? [])].map(
    ({ id, number, kind, line, group, raised }) => ({
      id,
      number,
      kind,
      heading: line ?? group ?? id,
      raised,
      ...localizedColumns("title", (language) => accountName(language, id, added)),
    }),
  );

type Sums = Readonly<{
  raised: ReadonlyMap<string, Cents>;
  spent: ReadonlyMap<string, Cents>;
  campaigns: readonly Readonly<{ id: string; goalCents: Cents }>[];
}>;

/** Includes unpublished purposes, because lines name them. */
export const purposeRows = (purposes: Purposes, { raised, spent, campaigns }: Sums): RowOf<"purposes">[] =>
  (["campaign", "program", "project"] as const).flatMap((kind) =>
    purposes.all(kind).map(({ contentId, programId, projectId, title }: KeptPurpose) => ({
      id: `${kind}/${contentId}`,
      kind,
      purpose: contentId,
      program: programId,
      project: projectId,
      raisedCents: (kind === "campaign" && raised.get(contentId)) || noCents,
      goalCents: (kind === "campaign" && campaigns.find(({ id }) => id === contentId)?.goalCents) || null,
      spentCents: (kind === "project" && spent.get(contentId)) || noCents,
      ...titlesOf(title),
    })),
  );

export const projectRows = (
  projects: readonly Project[],
  {
    spent,
    reported,
  }: Readonly<{
    spent: ReadonlyMap<string, Cents>;
    reported: ReadonlyMap<string, readonly ReportedFigure[]>;
  }>,
): RowOf<"projects">[] =>
  projects.map((project) => ({
    id: project.id,
    program: project.programId,
    country: project.countryCode,
    longitude: project.coordinates.lon,
    latitude: project.coordinates.lat,
    status: project.status,
    startsOn: project.startsOn,
    endsOn: project.endsOn,
    budgetCents: project.budgetCents,
    spentCents: spent.get(project.id) ?? noCents,
    beneficiaries: helpedBy(reported.get(project.id) ?? [], project),
    sectorCode: project.sectorCode,
    goals: project.sdgTags.join(" "),
    updatedOn: project.updatedOn,
    ...titlesOf(project.title),
  }));

export const campaignRows = (lines: readonly FigureLine[]): RowOf<"campaigns">[] =>
  [...Map.groupBy(lines, ({ campaignId, year }) => `${campaignId ?? ""}/${year}`)].flatMap(([id, own]) => {
    const [campaign = "", period = ""] = id.split("/");
    return campaign === "" ? [] : [{ id, campaign, period, raisedCents: raisedIn(own) }];
  });
