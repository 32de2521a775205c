import { expect, test } from "vitest";
import { contentOf } from "../../content-source.ts";
import { sampleContent } from "../kinds.ts";
import { publishedGrantCalls } from "./grant-calls.ts";

const today = "2026-11-15";
const sample = sampleContent(today);
const calls = (day = today) =>
  publishedGrantCalls({
    content: contentOf(sample),
    today: () => day,
  });

test("open calls come first, the one that closes first before the others, and closed ones last", async () => {
  const list = await calls().list("en");
  expect(list.map(({ id, state, daysLeft }) => [id, state, daysLeft])).toEqual([
    ["small-plans-for-children", "OPEN", 45],
    ["less-alone", "OPEN", 70],
    ["ready-streets", "CLOSED", 0],
  ]);
});

test("a call is open until the end of its last day", async () => {
  const stateOn = async (day: string) => (await calls(day).find("less-alone", "en"))?.state;
  expect(await stateOn("2026-11-09")).toBe("UPCOMING");
  expect(await stateOn("2027-01-24")).toBe("OPEN");
  expect(await stateOn("2027-01-25")).toBe("CLOSED");
});

test("the page of a call has its questions and program in the visitor's language", async () => {
  const call = await calls().find("less-alone", "nl");
  expect(call?.title).toBe("Minder alleen");
  expect(call?.program).toMatchObject({ id: "elderly" });
  expect(call?.questions.at(-1)).toMatchObject({
    id: "afterward",
    label: "Hoe gaat het verder na de bijdrage?",
    required: true,
  });
  expect(await calls().find("no-such-call", "nl")).toBeNull();
});
