import { Worker } from "node:worker_threads";
import type pg from "pg";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sendSandboxNotices } from "#adapters/payments/sandbox/notices.ts";
import { asCents } from "#domain/money/cents.ts";

const payments = 3_000;
const atOnce = 128;

/** Somebody else's server, in a thread of its own, so that listening is not counted as telling. */
const listener = `
  const { createServer } = require("node:http");
  const { parentPort } = require("node:worker_threads");
  const server = createServer((request, response) => request.resume().on("end", () => response.end("{}")));
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;

/**
 * What the sandbox itself takes of a gift, as a provider would on machines of its own: its payment opened, looked up, paid and told
 * about. In the measured run it works inside the program and its database, so its share is measured by itself, after it.
 */
export async function sandboxCost(
  pool: pg.Pool,
  databaseMs: () => number,
): Promise<{ programMs: number; databaseMs: number }> {
  const worker = new Worker(listener, { eval: true });
  const port = await new Promise<number>((resolve) => worker.once("message", resolve));
  const bank = sandboxBank(pool);
  const send = sendSandboxNotices({
    pool,
    bank,
    secret: "bench",
    address: () => `http://127.0.0.1:${port}/`,
    clock: () => new Date(),
  });
  const before = { program: threadMs(), database: databaseMs() };
  let number = 0;
  const pay = async (): Promise<void> => {
    while (number < payments) {
      const attemptId = `bench-sandbox-${number++}`;
      const order = { attemptId, chargedCents: asCents(2500), currency: "EUR", reference: attemptId };
      const { id } = await bank.open({ ...order, frequency: "ONE_TIME", language: "en" });
      await bank.act(id, "pay");
      await bank.find(id);
    }
  };
  const paying = Promise.all(Array.from({ length: atOnce }, pay));
  const paid = new AbortController();
  void paying.finally(() => paid.abort());
  while (!paid.signal.aborted) await send();
  await paying;
  await send();
  const cost = {
    programMs: (threadMs() - before.program) / payments,
    databaseMs: (databaseMs() - before.database) / payments,
  };
  await worker.terminate();
  return cost;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
