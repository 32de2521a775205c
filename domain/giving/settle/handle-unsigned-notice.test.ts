import { expect, test } from "vitest";
import { noon, paymentReport } from "../sample-gift.fixtures.ts";
import { handleUnsignedNotice } from "./handle-unsigned-notice.ts";
import type { Payments } from "../ports.ts";
import { asCents } from "#domain/money/cents.ts";

const payment = { provider: "mollie", paymentId: "tr_1" } as const;

function noticed(first: Awaited<ReturnType<Payments["fetch"]>>) {
  let fetched = first;
  const kept: string[] = [];
  const done = new Set<string>();
  let settled = 0;
  const handle = handleUnsignedNotice({
    notices: {
      isDone: async ({ eventId }) => done.has(eventId),
      keep: async ({ eventId }) => void kept.push(eventId),
      done: async ({ eventId }) => void done.add(eventId),
    },
    payments: { fetch: async () => fetched, withdraw: async () => "withdrawn" },
    settle: async (_, { eventId }) => {
      settled += 1;
      done.add(eventId);
      return { ok: true, donationId: "d1", status: "COMPLETED", changed: true, withdraw: [] };
    },
    clock: () => noon,
  });
  return {
    handle: () => handle(payment),
    kept,
    settled: () => settled,
    nowSays: (report: typeof first) => {
      fetched = report;
    },
  };
}

test("the same news is settled once, however often it is reported, and other news again", async () => {
  const { handle, settled, nowSays } = noticed(paymentReport("tr_1"));
  expect(await handle()).toEqual({ ok: true, repeated: false });
  expect(await handle()).toEqual({ ok: true, repeated: true });
  nowSays(
    paymentReport("tr_1", {
      refunds: [{ id: "re_1", cents: asCents(100), state: "done", at: noon.toISOString() }],
    }),
  );
  expect(await handle()).toEqual({ ok: true, repeated: false });
  expect(settled()).toBe(2);
});

test("a bank's reason that comes later is news, and so is a card that was refused", async () => {
  const disputes = [{ id: "chb_1", cents: asCents(2500), state: "lost", at: noon.toISOString() }] as const;
  const { handle, settled, nowSays } = noticed(paymentReport("tr_1", { disputes }));
  await handle();
  nowSays(paymentReport("tr_1", { disputes, returnCode: "MD07" }));
  expect(await handle()).toEqual({ ok: true, repeated: false });
  nowSays(
    paymentReport("tr_1", {
      disputes,
      returnCode: "MD07",
      declines: [{ id: "card_1", at: noon.toISOString() }],
    }),
  );
  expect(await handle()).toEqual({ ok: true, repeated: false });
  expect(settled()).toBe(3);
});

test("a notice that comes while the provider cannot be asked is kept, and all of them by one name", async () => {
  const { handle, kept } = noticed("unavailable");
  expect(await handle()).toEqual({ ok: false, reason: "kept_for_later" });
  await handle();
  expect(new Set(kept)).toEqual(new Set(["tr_1 unheard"]));
});

test("of a payment the provider does not know, nothing is kept", async () => {
  const { handle, kept, settled } = noticed("unknown");
  expect(await handle()).toEqual({ ok: false, reason: "unknown_payment" });
  expect(kept).toEqual([]);
  expect(settled()).toBe(0);
});
