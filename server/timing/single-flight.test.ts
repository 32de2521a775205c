import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

/** Calls that the test ends. */
function byHand() {
  const begun: { key: string; end: PromiseWithResolvers<string> }[] = [];
  const ask = singleFlight((key: string) => {
    const end = Promise.withResolvers<string>();
    begun.push({ key, end });
    return end.promise;
  });
  return { begun, ask };
}

test("callers during a call share the next one, so no answer is older than its question", async () => {
  const { begun, ask } = byHand();
  const first = ask("en");
  const later = [ask("en"), ask("en")];
  expect(begun).toHaveLength(1);
  begun[0]?.end.resolve("one");
  expect(await first).toBe("one");
  const latest = ask("en");
  expect(begun).toHaveLength(2);
  begun[1]?.end.resolve("two");
  expect(await Promise.all(later)).toEqual(["two", "two"]);
  begun[2]?.end.resolve("three");
  expect(await latest).toBe("three");
});

test("a failure goes to those who wait for it, and the next call is made", async () => {
  const { begun, ask } = byHand();
  const [first, second] = [ask("en"), ask("en")];
  begun[0]?.end.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  begun[1]?.end.resolve("back");
  expect(await second).toBe("back");
});

test("other keys do not wait, and nothing is kept after the last call", async () => {
  const { begun, ask } = byHand();
  const both = [ask("en"), ask("nl")];
  expect(begun.map(({ key }) => key)).toEqual(["en", "nl"]);
  for (const { key, end } of begun) end.resolve(key);
  expect(await Promise.all(both)).toEqual(["en", "nl"]);
  const again = ask("en");
  begun[2]?.end.resolve("again");
  expect(await again).toBe("again");
});
