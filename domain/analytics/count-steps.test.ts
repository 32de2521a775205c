import { expect, test } from "vitest";
import { countSteps } from "./count-steps.ts";

test("visits are added up and written once, by day, language and what was chosen", async () => {
  const written: unknown[] = [];
  const { count, write } = countSteps({
    add: (counts) => Promise.resolve(void written.push(...counts)),
    today: () => "2026-11-15",
  });
  count("opened", "nl");
  count("opened", "nl");
  count("submitted", "nl", "MONTHLY");
  await write();
  await write();
  expect(written).toEqual([
    { day: "2026-11-15", step: "opened", language: "nl", frequency: null, count: 2 },
    { day: "2026-11-15", step: "submitted", language: "nl", frequency: "MONTHLY", count: 1 },
  ]);
});

test("while the database cannot be reached nothing counted is lost", async () => {
  const written: number[] = [];
  let isDown = true;
  const { count, write } = countSteps({
    add: (counts) => {
      if (isDown) return Promise.reject(new Error("down"));
      written.push(...counts.map(({ count: times }) => times));
      return Promise.resolve();
    },
    today: () => "2026-11-15",
  });
  count("opened", "ar");
  await expect(write()).rejects.toThrow("down");
  count("opened", "ar");
  isDown = false;
  await write();
  expect(written).toEqual([2]);
});
