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
  ["a session can still be opened, the server says how to go on", "another", "Choose bank transfer instead."],
  ["no session can be opened, the form says so", null, "donate.unavailable.text"],
])("while no provider serves and %s", async (_, renewed, told) => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("Choose bank transfer instead.", { status: 503 })),
  );
  await sendGift(fields, session(renewed), words);
  expect(toasts.current()[0]?.description).toBe(told);
});

test("a method that is gone is an error of its field, and the session stays", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Choose another one.", { status: 424 })));
  const renew = vi.fn<() => Promise<string>>(() => Promise.resolve("another"));
  const sent = await sendGift({ ...fields, method: "IDEAL" }, { ...session(null), renew }, words);
  expect(sent).toEqual({ wrong: { method: "Choose another one." } });
  expect(renew).not.toHaveBeenCalled();
});
