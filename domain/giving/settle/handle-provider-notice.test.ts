import { expect, test } from "vitest";
import { noon, paymentReport } from "../sample-gift.fixtures.ts";
import { handleProviderNotice } from "./handle-provider-notice.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { Notices, Payments } from "../ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

const notice = { provider: "sandbox", paymentId: "p1", eventId: "e1" } as const;
const completed: SettleOutcome = {
  ok: true,
  donationId: "d1",
  status: "COMPLETED",
  changed: true,
  withdraw: [],
};

function noticed(fetched: Awaited<ReturnType<Payments["fetch"]>>, outcome: SettleOutcome = completed) {
  const kept = new Set<string>();
  const done = new Set<string>();
  const notices: Notices = {
    isDone: async ({ eventId }) => done.has(eventId),
    keep: async ({ eventId }) => void kept.add(eventId),
    done: async ({ eventId }) => void done.add(eventId),
  };
  const settled: PaymentReport[] = [];
  const withdrawn: string[] = [];
  const handle = handleProviderNotice({
    notices,
    payments: {
      fetch: async () => fetched,
      withdraw: async ({ paymentId }) => {
        withdrawn.push(paymentId);
        return "withdrawn";
      },
    },
    settle: async (report, { eventId }) => {
      settled.push(report);
      if (outcome.ok && outcome.changed && outcome.withdraw.length === 0) done.add(eventId);
      return outcome;
    },
    clock: () => noon,
  });
  return { handle, settled, withdrawn, kept, done };
}

test("a notice makes us ask the provider and settle what it says, once", async () => {
  const { handle, settled, done } = noticed(paymentReport("p1"));
  expect(await handle(notice)).toEqual({ ok: true, repeated: false });
  expect(await handle(notice)).toEqual({ ok: true, repeated: true });
  expect(settled).toHaveLength(1);
  expect([...done]).toEqual(["e1"]);
});

test("a notice without news is done as well", async () => {
  const { handle, done } = noticed(paymentReport("p1"), { ...completed, changed: false });
  expect(await handle(notice)).toEqual({ ok: true, repeated: false });
  expect([...done]).toEqual(["e1"]);
});

test("a notice that comes while the provider cannot be asked is kept and waits", async () => {
  const { handle, settled, kept, done } = noticed("unavailable");
  expect(await handle(notice)).toEqual({ ok: false, reason: "kept_for_later" });
  expect(settled).toEqual([]);
  expect([...kept]).toEqual(["e1"]);
  expect([...done]).toEqual([]);
});

test("a notice about a payment the provider does not know settles nothing and is not kept", async () => {
  const { handle, settled, kept, done } = noticed("unknown");
  expect(await handle(notice)).toEqual({ ok: false, reason: "unknown_payment" });
  expect([settled, [...kept], [...done]]).toEqual([[], [], []]);
});

test.each([
  ["unknown_payment", { ok: false, reason: "unknown_payment" }],
  ["wrong_amount", { ok: true, repeated: false }],
] as const)("a notice that ends in %s is dealt with", async (reason, expected) => {
  const { handle, done } = noticed(paymentReport("p1"), { ok: false, reason });
  expect(await handle(notice)).toEqual(expected);
  expect([...done]).toEqual(["e1"]);
});

test("other payments of a donation that was paid are withdrawn before the notice is done", async () => {
  const other = { provider: "sandbox", paymentId: "p2" } as const;
  const { handle, withdrawn, done } = noticed(paymentReport("p1"), { ...completed, withdraw: [other] });
  await handle(notice);
  expect(withdrawn).toEqual(["p2"]);
  expect([...done]).toEqual(["e1"]);
});
