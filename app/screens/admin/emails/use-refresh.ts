import { useEffect } from "react";
import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { audienceKey, emailKey, progressKey } from "./keys.ts";

const askAgainMs = 2_000;
const soonMs = 60_000;

/** While emails are sent, or are about to be, how far it is. */
export function useRefresh({ id, state, plannedFor }: EmailCampaign): void {
  const cache = useApiCache();
  useEffect(() => {
    if (state !== "sending" && state !== "planned") return undefined;
    const timer = setInterval(() => {
      const startsIn = plannedFor === null ? 0 : new Date(plannedFor).getTime() - Date.now();
      if (state === "planned" && startsIn > soonMs) return;
      for (const key of [emailKey(id), progressKey(id), audienceKey(id)]) void cache.reload(key);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [cache, id, state, plannedFor]);
}
