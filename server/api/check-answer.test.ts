import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "#contract/call.ts";
import { checkAnswer } from "./check-answer.ts";

const call: Call = {
  who: "anyone",
  summary: "A name",
  answers: {
    200: z.object({ name: z.string() }),
    201: { file: ["application/pdf"] },
    204: "Gone",
    409: "Taken",
  },
};
const json = (body: unknown, status = 200) => checkAnswer(call, Response.json(body, { status }));
const text = (status: number) => checkAnswer(call, new Response("No.", { status }));
const file = (type: string) =>
  checkAnswer(call, new Response("", { status: 201, headers: { "content-type": type } }));

test("an answer as it is declared is fine", async () => {
  expect(await json({ name: "Amal" })).toBeNull();
  expect(await file("application/pdf")).toBeNull();
  expect(await checkAnswer(call, new Response(null, { status: 204 }))).toBeNull();
});

test("a declared refusal is a sentence, and those that can meet every call need no declaration", async () => {
  expect(await text(409)).toBeNull();
  expect(await text(401)).toBeNull();
  expect(await text(410)).toBe("410 is not declared");
});

test("another type, a missing field and a field that is not declared are told", async () => {
  expect(await json({ name: 1 })).toMatch(/^name: /);
  expect(await json({})).toMatch(/^name: /);
  expect(await json({ name: "Amal", secret: 1 })).toBe("200 has fields that are not declared");
});

test("a file of another kind and JSON nobody declared are told", async () => {
  expect(await file("text/html")).toBe("201 is declared as application/pdf and came as text/html");
  expect(await json({}, 409)).toBe("409 came with JSON that is not declared");
});

test("the answer itself is left to be read", async () => {
  const response = Response.json({ name: "Amal" });
  await checkAnswer(call, response);
  expect(await response.json()).toEqual({ name: "Amal" });
});
