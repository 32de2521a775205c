import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import type { CurrentDonation } from "#domain/giving/start/current-donation.ts";
import { toasts } from "../../components/ui/toast-store.ts";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

const currentKey = "/api/donations/current";
const lookEveryMs = 1500;
const maxLooks = 40;
const paid = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED", "DISPUTED", "CHARGED_BACK"];

export type Return = {
  /** This browser's last donation, if the donor just returned from paying. */
  donation: CurrentDonation | null;
  outcome: "paid" | "processing" | "failed" | null;
  /** The secret of the gift to continue. */
  resumes: string | null;
  isDone: boolean;
};

/** The URL proves nothing: the server reports the state of this browser's donation. */
export function useReturn(): Return {
  const { text } = useText();
  const cache = useApiCache();
  const query = new URLSearchParams(useSearch());
  const isBack = ["success", "declined", "cancelled", "resumed"].some((name) => query.get(name) === "true");
  const { data } = useApi(isBack ? currentKey : null);
  const [looks, setLooks] = useState(0);
  const isResumed = query.get("resumed") === "true";
  const outcome = outcomeOf(isBack ? data : null, query.get("declined") === "true", isResumed);

  const waits = isBack && outcome === "processing" && looks < maxLooks;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(
      () => void cache.reload(currentKey).finally(() => setLooks((n) => n + 1)),
      lookEveryMs,
    );
    return () => clearTimeout(timer);
  }, [waits, looks, cache]);

  useEffect(() => {
    if (outcome === "paid")
      toasts.add({ title: text("donate.paid.title"), description: text("donate.paid.text") });
    if (outcome === "failed") {
      toasts.add({
        title: text("donate.failed.title"),
        description: text("donate.failed.text"),
        look: "destructive",
      });
    }
  }, [outcome, text]);

  return {
    donation: (isBack && data) || null,
    outcome,
    resumes: (isResumed && data?.clientSecret) || null,
    isDone:
      (isResumed || query.get("success") === "true") && (outcome === "paid" || outcome === "processing"),
  };
}

function outcomeOf(
  donation: CurrentDonation | null | undefined,
  declined: boolean,
  resumed: boolean,
): Return["outcome"] {
  if (!donation || (resumed && donation.status === "PENDING")) return null;
  if (paid.includes(donation.status)) return "paid";
  if (donation.status === "FAILED" || declined) return "failed";
  return donation.status === "CANCELLED" ? null : "processing";
}
