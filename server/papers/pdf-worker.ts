import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Paper } from "#app/papers/paper.ts";
import type { Language } from "#domain/language.ts";
import { paperQueue } from "./paper-queue.ts";
import type { Delivery, Order } from "./paper-worker.ts";
import type { RenderPaper } from "./render-paper.ts";

/** A report takes much memory, which is released after this rest. */
const restMs = 60_000;
const maxMemoryMb = 768;

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/** Papers are made in their own thread, started on demand. If it dies, only waiting papers are lost. */
export function pdfWorker(built: string): RenderPaper {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;
  let orders = 0;

  const start = (): Worker => {
    const started = new Worker(new URL("paper-worker.ts", import.meta.url), {
      workerData: { built },
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    started.unref();
    started.on("message", (delivery: Delivery) => deliver(delivery));
    started.on("error", (error) => abandon(started, asError(error)));
    started.on("exit", (code) =>
      abandon(started, new Error(`The thread for papers ended with code ${code}`)),
    );
    return started;
  };

  const deliver = (delivery: Delivery): void => {
    const order = waiting.get(delivery.number);
    waiting.delete(delivery.number);
    if ("bytes" in delivery) order?.resolve(delivery.bytes);
    else order?.reject(delivery.error);
    if (waiting.size === 0) rest = setTimeout(close, restMs).unref();
  };

  const close = (): void => {
    const closing = worker;
    // Cleared first: an order during the close starts another.
    worker = null;
    void closing?.terminate();
  };

  const abandon = (ended: Worker, error: Error): void => {
    if (worker !== ended) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const draw = (paper: Paper, language: Language): Promise<Uint8Array> => {
    clearTimeout(rest);
    worker ??= start();
    const order: Order = { number: (orders += 1), paper, language };
    return new Promise((resolve, reject) => {
      waiting.set(order.number, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker?.postMessage(order);
    });
  };

  const queue = paperQueue();
  const keep = keptPapers();
  // Receipts have priority over annual statements.
  return (paper, language, signal) =>
    keep(paper, language, () =>
      queue({ urgent: paper.kind === "receipt", signal, make: () => draw(paper, language) }),
    );
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const keptMs = 10 * 60 * 1000;
const maxKept = 60;

/** Often requested. Public reports are stored in the database. */
const keptKinds: readonly Paper["kind"][] = ["receipt", "annual-statement"];

/** Recent PDFs, by all their content except the time they were made. */
export function keptPapers(now: () => number = () => performance.now()) {
  const kept = new Map<string, { bytes: Promise<Uint8Array>; at: number }>();

  return (paper: Paper, language: Language, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    if (!keptKinds.includes(paper.kind)) return make();
    const key = digestOf(paper, language);
    const known = kept.get(key);
    if (known && now() - known.at < keptMs) return known.bytes;
    const bytes = make();
    kept.delete(key);
    kept.set(key, { bytes, at: now() });
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? "");
    // Failures and cancelled papers are not cached.
    bytes.catch(() => kept.get(key)?.bytes === bytes && kept.delete(key));
    return bytes;
  };
}

const digestOf = (paper: Paper, language: Language): string =>
  createHash("sha256")
    .update(JSON.stringify([language, { ...paper, madeAt: "" }]))
    .digest("base64url");
