import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { maxTextLength } from "./hard-texts.ts";
import type { Pattern } from "./patterns-in.ts";

const thread = join(import.meta.dirname, "try-patterns.ts");
/** Going back over a text again and again costs as much as many thousands of scans; a busy machine has room below that. */
const maxScans = 500;
const minBudgetMs = 2000;

/** The patterns that need more than a fair multiple of the time one walk over the same length takes here and now. */
export async function slowPatterns(patterns: readonly Pattern[]): Promise<Pattern[]> {
  const slow: Pattern[] = [];
  const budgetMs = Math.max(minBudgetMs, maxScans * oneScanMs());
  let left = [...patterns];
  while (left.length > 0) {
    const held = await firstThatHolds(left, budgetMs);
    if (held === null) break;
    slow.push(...left.slice(held, held + 1));
    left = left.slice(held + 1);
  }
  return slow;
}

function oneScanMs(): number {
  const text = "x".repeat(maxTextLength);
  const scan = () => {
    const began = performance.now();
    text.replace(/x/g, "");
    return performance.now() - began;
  };
  return Math.min(scan(), scan(), scan());
}

const firstThatHolds = (patterns: readonly Pattern[], budgetMs: number): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: patterns });
    let timer: NodeJS.Timeout | undefined;
    const end = (answer: number | null) => {
      clearTimeout(timer);
      void worker.terminate().then(() => resolve(answer));
    };
    worker.on("error", reject);
    worker.on("message", (said: number | "done") => {
      clearTimeout(timer);
      if (said === "done") return end(null);
      timer = setTimeout(() => end(said), budgetMs);
    });
  });
