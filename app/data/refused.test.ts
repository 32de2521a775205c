import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refuseFailure } from "./api-cache.ts";
import { sentenceOf, statusOf } from "./refused.ts";

test("a refused call reads `status: body` for programs and has its sentence for people", async () => {
  const error: unknown = await refuseFailure(new Response("No such gift.", { status: 404 })).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ message: "404: No such gift." });
  expect([statusOf(error), sentenceOf(error)]).toEqual([404, "No such gift."]);
});

test("what no server said has neither", () => {
  const broken = new TypeError("Failed to fetch");
  expect([statusOf(broken), sentenceOf(broken)]).toEqual([undefined, undefined]);
});

/** The one toast of which the specification says that it shows the whole message, and the rule of a signed-out session. */
const asSpecified = ["app/screens/volunteer/application-form.tsx", "app/shell/sign-in-again.ts"];

test("no page makes words of an error itself, or looks for words in them: nobody reads a status code", () => {
  const telling = /String\(error\)|\berror\.message\b|\bmessage\.(startsWith|includes|replace)\(|\\d\{3\}: /;
  const found = globSync("app/{components,data,screens,shell}/**/*.{ts,tsx}")
    .filter((path) => !path.includes(".test.") && !asSpecified.includes(path))
    .filter((path) => telling.test(readFileSync(path, "utf8")));
  expect(found).toEqual([]);
});
