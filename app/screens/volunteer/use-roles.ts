import { use } from "react";
import type { RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

const load = () => import("./sample-roles.ts");
type Sample = Awaited<ReturnType<typeof load>>;

// The server has the sample at hand; for the browser the build drops this branch and the sample stays in a file of its own.
let sample: Sample | null = import.meta.env.SSR ? await load() : null;
let onItsWay: Promise<Sample> | null = null;

/** The server's roles; while they load, or when there are none, the sample ones. Suspends for the sample alone. */
export function useRoles(): { roles: RoleAnswer[]; isSample: boolean } {
  const { language } = useText();
  const { sampleFallback } = useSite();
  const { data = [] } = useApi("/api/volunteer-roles");
  if (data.length > 0 || !sampleFallback) return { roles: data, isSample: false };
  const { sampleRoles } = sample ?? use((onItsWay ??= load().then((loaded) => (sample = loaded))));
  return { roles: sampleRoles(language), isSample: true };
}
