import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Partner } from "#domain/content/kinds/partner/schema.ts";
import type { Project } from "#domain/content/kinds/project/schema.ts";
import { accounts } from "#domain/ledger/accounts.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";
import type { Activity, Reporter, Result } from "#domain/open-data/iati/activity.ts";
import { transactionsOf, type Spending } from "#domain/open-data/iati/transactions.ts";
import type { Published } from "#domain/open-data/make-run.ts";

/** The KVK number identifies the foundation in aid registers. */
export const reporterOf = ({ kvk, statutoryName, email }: Foundation, publicUrl: string): Reporter => ({
  id: `NL-KVK-${kvk}`,
  name: statutoryName,
  email,
  publicUrl,
});

type Records = Readonly<{
  projects: readonly Project[];
  partners: readonly Partner[];
  purposes: Purposes;
  spending: readonly Spending[];
  resultsOf: (projectId: string) => Result[];
}>;

/** Each project as an activity, with its published money. */
export function activitiesOf(records: Records, { sums, asOf }: Pick<Published, "sums" | "asOf">): Activity[] {
  const { projects, partners, purposes, spending, resultsOf } = records;
  const transactions = transactionsOf({
    spending,
    sums,
    raised: new Set(accounts.filter(({ raised }) => raised).map(({ id }) => id)),
    projectOfCampaign: new Map(
      purposes
        .all("campaign")
        .flatMap(({ contentId, projectId }) => (projectId ? [[contentId, projectId]] : [])),
    ),
    asOf,
  });
  return projects.map((project) => ({
    id: project.id,
    title: project.title,
    description: project.description,
    status: project.status,
    startsOn: project.startsOn,
    endsOn: project.endsOn,
    updatedOn: project.updatedOn,
    country: project.countryCode,
    city: project.city,
    coordinates: project.coordinates,
    sectorCode: project.sectorCode,
    goals: project.sdgTags,
    budgetCents: project.budgetCents,
    partner: partners.find(({ id }) => id === project.partnerId)?.name ?? null,
    transactions: transactions(project.id),
    results: resultsOf(project.id),
  }));
}
