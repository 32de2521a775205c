import { use, useMemo } from "react";
import { useText } from "../i18n/text.tsx";
import type { Entry } from "./api-cache.ts";
import type { Address } from "./api-key.ts";
import type { SampleItem, SampleName } from "./sample-lists.ts";
import { useSite } from "./site.ts";
import { useApi } from "./use-api.tsx";

type Samples = typeof import("./sample-lists.ts");
type ListPath = {
  programs: "/api/programs";
  projects: "/api/projects";
  featuredProjects: "/api/projects/featured";
  campaigns: "/api/campaigns";
  urgentCampaigns: "/api/campaigns/urgent";
  volunteerRoles: "/api/volunteer-roles";
};
export type ListEntry<Item> = Entry<Item[]> & { isSample: boolean };

// The server has the sample at hand; for the browser the build drops this branch and the sample stays in a file of its own.
let samples: Samples | null = import.meta.env.SSR ? await import("./sample-lists.ts") : null;
let onTheirWay: Promise<Samples> | null = null;

/**
 * A list of the API, or the sample of it when the server's is empty and the foundation has not switched that off. The sample is
 * fetched only then: the hook suspends for it, so there must be a <Suspense> with skeletons above. A page that came from the
 * server keeps showing what it has meanwhile.
 */
export function useListOrSample<Name extends SampleName>(
  address: Address<ListPath[Name]>,
  name: Name,
): ListEntry<SampleItem<Name>> {
  const { language } = useText();
  const { sampleFallback } = useSite();
  const entry = useApi(address) as Entry<SampleItem<Name>[]>;
  const isSample = sampleFallback && entry.data?.length === 0;
  const from = isSample ? (samples ?? use(loadSamples())) : null;
  const list = useMemo(() => from?.sampleLists[name](language, from.dutchToday()), [from, name, language]);
  return { ...entry, isSample, ...(list && { data: list }) };
}

function loadSamples(): Promise<Samples> {
  return (onTheirWay ??= import("./sample-lists.ts").then((loaded) => (samples = loaded)));
}
