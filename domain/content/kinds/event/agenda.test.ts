import { expect, test } from "vitest";
import { sampleContent } from "../kinds.ts";
import { publishedAgenda } from "./agenda.ts";
import type { ContentEvent } from "./schema.ts";
import { contentOf } from "../../content-source.ts";

const today = "2026-11-15";
const sample = sampleContent(today);
const [model] = sample.event;
if (!model) throw new Error("The sample has no event");

const event = (id: string, startsAt: string, endsAt: string, changes: Partial<ContentEvent> = {}) => ({
  ...model,
  id,
  startsAt,
  endsAt,
  ...changes,
});

const agenda = (events: ContentEvent[], now: string, taken: Record<string, number> = {}) =>
  publishedAgenda({
    content: contentOf({ ...sample, event: events }),
    placesTaken: async () => new Map(Object.entries(taken)),
    clock: () => new Date(now),
  });

test("what is to come stands in its order, then what has been, the latest first", async () => {
  const events = [
    event("last-year", "2025-05-01T10:00:00+02:00", "2025-05-01T12:00:00+02:00"),
    event("in-spring", "2027-04-01T10:00:00+02:00", "2027-04-01T12:00:00+02:00"),
    event("last-month", "2026-10-01T10:00:00+02:00", "2026-10-01T12:00:00+02:00"),
    event("next-week", "2026-11-22T10:00:00+01:00", "2026-11-22T12:00:00+01:00"),
  ];
  const list = await agenda(events, "2026-11-15T12:00:00Z").list("en");
  expect(list.map(({ id }) => id)).toEqual(["next-week", "in-spring", "last-month", "last-year"]);
});

test("moments are compared, not their text: nine in Riyadh comes before eight in Amsterdam", async () => {
  const events = [
    event("amsterdam", "2026-11-22T08:00:00+01:00", "2026-11-22T09:00:00+01:00"),
    event("riyadh", "2026-11-22T09:00:00+03:00", "2026-11-22T10:00:00+03:00", { countryCode: "SA" }),
  ];
  const list = await agenda(events, "2026-11-15T12:00:00Z").list("en");
  expect(list.map(({ id }) => id)).toEqual(["riyadh", "amsterdam"]);
});

test("an event is open, full, under way or over", async () => {
  const evening = event("evening", "2026-11-15T19:30:00+01:00", "2026-11-15T20:30:00+01:00", { capacity: 4 });
  const stateAt = async (now: string, taken = 0) =>
    (await agenda([evening], now, { evening: taken }).find("evening", "en"))?.state;
  expect(await stateAt("2026-11-15T18:29:59Z")).toBe("OPEN");
  expect(await stateAt("2026-11-15T18:29:59Z", 3)).toBe("OPEN");
  expect(await stateAt("2026-11-15T18:29:59Z", 4)).toBe("FULL");
  expect(await stateAt("2026-11-15T18:30:00Z", 4)).toBe("STARTED");
  expect(await stateAt("2026-11-15T19:29:59Z")).toBe("STARTED");
  expect(await stateAt("2026-11-15T19:30:00Z")).toBe("PAST");
});

test("an event that staff made smaller has no places left, never fewer than none", async () => {
  const evening = event("evening", "2026-11-15T19:30:00+01:00", "2026-11-15T20:30:00+01:00", { capacity: 4 });
  const found = await agenda([evening], "2026-11-01T00:00:00Z", { evening: 9 }).find("evening", "en");
  expect(found).toMatchObject({ placesLeft: 0, state: "FULL" });
});

test("an unknown event is not found", async () => {
  expect(await agenda([], "2026-11-01T00:00:00Z").find("evening", "en")).toBeNull();
});
