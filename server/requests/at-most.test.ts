import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

function doors() {
  const open: (() => void)[] = [];
  return {
    behind: (name: string) => () => new Promise<string>((resolve) => open.push(() => resolve(name))),
    openNext: () => open.shift()?.(),
    begun: () => open.length,
  };
}
const told = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

test("so much is done at once, the next wait in the order they came, and one more is told that it is busy", async () => {
  const share = atMost(2, 1);
  const { behind, openNext, begun } = doors();
  const [first, second, third] = [share(behind("1")), share(behind("2")), share(behind("3"))];
  expect(begun()).toBe(2);
  expect(await share(behind("4")).catch(told)).toBe("too_busy");
  openNext();
  expect(await first).toBe("1");
  await expect.poll(begun).toBe(2);
  openNext();
  openNext();
  expect([await second, await third]).toEqual(["2", "3"]);
});

test("work that fails leaves its place to others", async () => {
  const share = atMost(1, 1);
  const fails = () => Promise.reject(new Error("no"));
  const [one, two] = [share(fails).catch(String), share(fails).catch(String)];
  expect([await one, await two]).toEqual(["Error: no", "Error: no"]);
  expect(await share(() => "free again")).toBe("free again");
});
