import type { CampaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import type { LiveFigures } from "#domain/figures/live-figures.ts";
import { answerIn } from "./browser.ts";

const address = "/api/live-figures";
/** Without live updates, figures are at most this old when the visitor returns to the page. */
const askAgainMs = 60_000;

/** Subscribes to live totals while visible. Returns an unsubscribe function. Ends on a refusal or after the last campaign. */
export function followFigures(take: (figures: LiveFigures) => void): () => void {
  let source: EventSource | null = null;
  let isRefused = false;
  let askedAt = Date.now();

  const close = (): void => {
    source?.close();
    source = null;
  };
  const open = (): void => {
    const opened = new EventSource(address);
    opened.addEventListener("message", ({ data }) => take(JSON.parse(String(data))));
    opened.addEventListener("over", stop);
    // Lost connections are taken up again by the browser itself; one that was refused is not.
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED) isRefused = true;
    });
    source = opened;
  };
  const ask = async (): Promise<void> => {
    if (Date.now() - askedAt < askAgainMs) return;
    askedAt = Date.now();
    const campaigns = await answerIn<CampaignAnswer[]>(await fetch("/api/campaigns/urgent"));
    take(Object.fromEntries(campaigns.map(({ id, raisedCents }) => [`raised-for-${id}`, raisedCents])));
  };
  const look = (): void => {
    if (document.hidden) close();
    else if (isRefused) void ask().catch(() => {});
    else if (!source) open();
  };
  function stop(): void {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", close);
    close();
  }

  document.addEventListener("visibilitychange", look);
  // Otherwise the browser could not use its back-forward cache.
  window.addEventListener("pagehide", close);
  look();
  return stop;
}
