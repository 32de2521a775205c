import { expect, test } from "vitest";
import { erasePerson } from "./erase-person.ts";
import type { Person } from "./person.ts";
import type { Erasing, Locked } from "./ports.ts";

const person: Person = { userId: "u1", email: "noor@example.org" };
const locked: Locked = { records: 2, until: "2033-12-31" };

function recording(changes: { staff?: boolean; monthly?: "ended" | "unavailable"; gone?: boolean } = {}) {
  const done: string[] = [];
  const note = (what: string) => Promise.resolve(void done.push(what));
  const erasing: Erasing = {
    erase: () => note("erased").then(() => (changes.gone ? "already_gone" : locked)),
    writeLetters: () => note("confirmed"),
  };
  const erase = erasePerson({
    isStaff: () => Promise.resolve(changes.staff ?? false),
    endMonthlyGifts: () => note("monthly ended").then(() => changes.monthly ?? "ended"),
    placesOf: async () => [{ eventId: "walk", registrationId: "r1" }],
    giveUpPlace: () => note("places given up"),
    withTransaction: (work) => work(erasing),
  });
  return { done, erase };
}

test("a donor who types their own address is erased, monthly gifts first, and gets a confirmation", async () => {
  const { done, erase } = recording();
  expect(await erase(person, " NOOR@example.org")).toEqual({
    ok: true,
    locked,
  });
  expect(done).toEqual(["monthly ended", "places given up", "erased", "confirmed"]);
});

test("another address erases nothing", async () => {
  const { done, erase } = recording();
  const outcome = await erase(person, "omar@example.org");
  expect(outcome).toEqual({ ok: false, reason: "email_mismatch" });
  expect(done).toEqual([]);
});

test("staff give up their role first", async () => {
  const { done, erase } = recording({ staff: true });
  expect(await erase(person, person.email)).toEqual({
    ok: false,
    reason: "staff_account",
  });
  expect(done).toEqual([]);
});

test("nothing is erased while a monthly gift cannot be ended at the provider", async () => {
  const { done, erase } = recording({ monthly: "unavailable" });
  const outcome = await erase(person, person.email);
  expect(outcome).toEqual({ ok: false, reason: "monthly_not_ended" });
  expect(done).toEqual(["monthly ended"]);
});

test("asked twice at once, the second finds nobody and writes no second letter", async () => {
  const { done, erase } = recording({ gone: true });
  expect((await erase(person, person.email)).ok).toBe(true);
  expect(done).not.toContain("confirmed");
});
