import { expect, test } from "vitest";
import { patternsIn } from "./patterns/patterns-in.ts";
import { slowPatterns } from "./patterns/slow-patterns.ts";

/** What `app` does with typed text happens in the browser of whoever typed it. */
const { written, built } = patternsIn(["domain", "server", "adapters"]);

test(
  "no pattern that a visitor's text can meet goes over it more than once",
  { timeout: 120_000 },
  async () => {
    expect(written.length).toBeGreaterThan(100);
    const slow = await slowPatterns(written);
    expect(slow.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
  },
);

test("patterns stand in the source as they are, where the test above finds them", () => {
  expect(built).toEqual([]);
});

test("the test itself knows a pattern that goes back over its text", { timeout: 60_000 }, async () => {
  const at = (source: string) => ({ file: "x.ts", source, flags: "" });
  const slow = await slowPatterns([at("^ +"), at(" +$")]);
  expect(slow.map(({ source }) => source)).toEqual([" +$"]);
});
