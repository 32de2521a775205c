import { afterEach, expect, test, vi } from "vitest";
import { toasts } from "../../components/ui/toast-store.ts";
import { sendGift } from "./send-gift.ts";

afterEach(() => vi.unstubAllGlobals());

const words = { language: "nl", text: String } as const;
const session = (renewed: string | null) => ({
  state: "ready" as const,
  clientSecret: "secret",
  setAmount: () => {},
  renew: () => Promise.resolve(renewed),
});
const fields = { amount: "25", email: "amal@example.org", method: "online" };

test.each([
  ["a session is still to be had: by transfer", fields, "another", "donate.unavailable.transfer"],
  ["there is no session any more: not at all", fields, null, "donate.unavailable.text"],
  ["no account is shown: not at all", { ...fields, method: undefined }, "another", "donate.unavailable.text"],
])("while no provider serves, and %s", async (_, sent, renewed, told) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("anything (unavailable)", { status: 503 })));
  const { method, ...rest } = sent;
  await sendGift({ ...rest, ...(method && { method }) }, session(renewed), words);
  expect(toasts.current()[0]?.description).toBe(told);
});
