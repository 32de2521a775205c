import { parentPort, workerData } from "node:worker_threads";
import { hardTexts } from "./hard-texts.ts";
import type { Pattern } from "./patterns-in.ts";

/** In a thread of its own, because a pattern that holds it can only be ended from outside. Says when each text begins. */
for (const [at, { source, flags }] of (workerData as Pattern[]).entries()) {
  const pattern = new RegExp(source, flags);
  for (const text of hardTexts(source, flags)) {
    translate(at);
    text.replace(pattern, "");
  }
}
translate("done");

function translate(word: number | "done"): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  parentPort?.postMessage(word);
}
