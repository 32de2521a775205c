import { getPriority } from "node:os";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { onlyWhere } from "#testing/only-where.ts";

test(
  "the thread that draws papers gives way, and nobody else does",
  onlyWhere(process.platform === "linux", "only Linux tells this of a process", async () => {
    const before = getPriority();
    const address = JSON.stringify(new URL("lower-thread-priority.ts", import.meta.url).href);
    const worker = new Worker(
      `const { parentPort } = require("node:worker_threads");
     import(${address}).then(({ lowerThreadPriority }) => {
       lowerThreadPriority();
       lowerThreadPriority();
       parentPort.postMessage(require("node:os").getPriority());
     });`,
      { eval: true },
    );
    const [priority] = (await once(worker, "message")) as [number];
    await worker.terminate();
    expect(priority).toBe(Math.max(before, 15));
    expect(getPriority()).toBe(before);
  }),
);
