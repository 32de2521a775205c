import { useEffect, useSyncExternalStore } from "react";
import type { LiveFigures } from "#domain/figures/live-figures.ts";

const none: LiveFigures = {};
let latest = none;
const readers = new Set<() => void>();

function take(figures: LiveFigures): void {
  latest = figures;
  for (const tell of readers) tell();
}

/**
 * Sums that moved since the page was made, by the figure's id; while a campaign runs, and only what is shown. Listening begins
 * when the browser has nothing better to do: the page says its dated figure all the while, and where nothing can be heard.
 */
export function useLiveFigures(isRunning: boolean): LiveFigures {
  useEffect(() => {
    if (!isRunning) return;
    let stop: (() => void) | null = () => {};
    const begin = async (): Promise<void> => {
      const { followFigures } = await import("./follow-figures.ts");
      // The page may be another by now.
      if (stop) stop = followFigures(take);
    };
    const idle = window.setTimeout(() => void begin().catch(() => {}), quietMs);
    return () => {
      window.clearTimeout(idle);
      stop?.();
      stop = null;
    };
  }, [isRunning]);
  return useSyncExternalStore(subscribe, read, readNone);
}

/** What somebody touched first comes alive first. Not every browser says when it is idle. */
const quietMs = 1000;

const subscribe = (reader: () => void): (() => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
const read = (): LiveFigures => latest;
const readNone = (): LiveFigures => none;
