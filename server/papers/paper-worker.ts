import { parentPort, workerData } from "node:worker_threads";
import type { Paper } from "#app/papers/paper.ts";
import type { Language } from "#domain/language.ts";
import { lowerThreadPriority } from "./lower-thread-priority.ts";
import { paperTexts } from "./paper-texts.ts";
import type { DrawPaper } from "./render-paper.ts";

export type Order = { number: number; paper: Paper; language: Language };
export type Delivery = { number: number } & ({ bytes: Uint8Array } | { error: Error });

/** One paper after the other, below everything that donors wait for. */
lowerThreadPriority();
const { built } = workerData as { built: string };
const { renderPaper } = (await import(built)) as { renderPaper: DrawPaper };
let last: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ number, paper, language }: Order) => {
  const draw = async (): Promise<Delivery> => {
    try {
      return { number, bytes: await renderPaper(paper, paperTexts(language)) };
    } catch (error) {
      return { number, error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  last = last.then(async () => parentPort?.postMessage(await draw()));
});
