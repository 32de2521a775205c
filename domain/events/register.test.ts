import * as fc from "fast-check";
import { expect, test } from "vitest";
import { evening, guestList, peopleWith } from "./guest-list.fixtures.ts";

test("a registration is kept with its language and moment, and a letter is written about it", async () => {
  const { list, register } = guestList();
  const form = { name: "Noor", email: "noor@example.org", people: 2 };
  expect(await register("evening", form, "ar")).toEqual({ ok: true, status: "CONFIRMED" });
  expect(list.guests).toEqual([
    { ...form, id: "r1", eventId: "evening", status: "CONFIRMED", language: "ar", createdAt: list.now },
  ]);
  expect(list.letters).toEqual(["registered Noor"]);
});

test("there is no registering for an event that does not exist", async () => {
  const { list, register } = guestList();
  const form = { name: "Noor", email: "noor@example.org", people: 1 };
  expect(await register("morning", form, "en")).toEqual({ ok: false, reason: "no_such_event" });
  expect(list.guests).toEqual([]);
});

test("from the first minute on nobody can register", async () => {
  const { list, come } = guestList();
  list.now = new Date("2026-11-15T18:29:59Z");
  expect((await come("Noor")).ok).toBe(true);
  list.now = new Date("2026-11-15T18:30:00Z");
  expect(await come("Daan")).toEqual({ ok: false, reason: "already_started" });
});

test("one address registers once, however it is written", async () => {
  const { list, come, register } = guestList();
  await come("Noor");
  const again = { name: "N. Haddad", email: "NOOR@Example.org", people: 1 };
  expect(await register("evening", again, "en")).toEqual({ ok: true, status: "CONFIRMED" });
  expect(list.guests.map(({ name }) => name)).toEqual(["Noor"]);
  expect(list.letters).toEqual(["registered Noor", "again Noor"]);
});

test("nobody learns from the answer whether an address is registered", async () => {
  const { come } = guestList();
  await come("Noor", 3);
  for (const people of [1, 2])
    expect(await come("Noor", people)).toEqual(await guestListWith("Noor", 3)("Daan", people));
});

test("whoever has a place is answered like everybody else once there are no places left", async () => {
  const { come } = guestList();
  await come("Noor", 4);
  expect(await come("Noor", 1)).toEqual(await guestListWith("Noor", 4)("Daan", 1));
});

test("a party that is larger than what is left is asked to be smaller, and nothing is stored", async () => {
  const { list, come } = guestList();
  await come("Noor", 3);
  expect(await come("Daan", 2)).toEqual({ ok: false, reason: "too_few_places" });
  expect(await come("Daan", 1)).toEqual({ ok: true, status: "CONFIRMED" });
  expect(list.letters).toEqual(["registered Noor", "registered Daan"]);
});

test("when all places are taken there is a waiting list, also for a party", async () => {
  const { come, names, list } = guestList();
  await come("Noor", 4);
  expect(await come("Daan", 5)).toEqual({ ok: true, status: "WAITING" });
  expect(names("WAITING")).toEqual(["Daan"]);
  expect(list.letters).toEqual(["registered Noor", "waiting Daan"]);
});

test("a place that is given up goes to whoever has waited longest and fits", async () => {
  const { come, giveUp, names, list } = guestList();
  await come("Noor", 2);
  await come("Sara", 2);
  await come("Daan", 3);
  await come("Lina", 1);
  await come("Omar", 1);
  expect(await giveUp("evening", "r1")).toEqual({ ok: true });
  expect(names("CONFIRMED")).toEqual(["Sara", "Lina", "Omar"]);
  expect(names("WAITING")).toEqual(["Daan"]);
  expect(list.letters.slice(-3)).toEqual(["gave_up Noor", "moved_up Lina", "moved_up Omar"]);
});

test("a place can be given up once, and only at its own event", async () => {
  const { come, giveUp } = guestList();
  await come("Noor");
  expect(await giveUp("morning", "r1")).toEqual({ ok: false, reason: "no_such_registration" });
  expect(await giveUp("evening", "r2")).toEqual({ ok: false, reason: "no_such_registration" });
  expect(await giveUp("evening", "r1")).toEqual({ ok: true });
  expect(await giveUp("evening", "r1")).toEqual({ ok: false, reason: "no_such_registration" });
});

test("whoever gave up a place may register again", async () => {
  const { come, giveUp } = guestList();
  await come("Noor");
  await giveUp("evening", "r1");
  expect(await come("Noor")).toEqual({ ok: true, status: "CONFIRMED" });
});

test("once the event has started nobody moves up", async () => {
  const { come, giveUp, names, list } = guestList();
  await come("Noor", 4);
  await come("Daan", 1);
  list.now = new Date("2026-11-15T18:45:00Z");
  expect(await giveUp("evening", "r1")).toEqual({ ok: true });
  expect(names("WAITING")).toEqual(["Daan"]);
});

test("when staff find more chairs, those who wait come before those who come now", async () => {
  const { come, names, list } = guestList();
  await come("Noor", 4);
  await come("Daan", 2);
  list.event = { ...evening, capacity: 6 };
  expect(await come("Lina", 1)).toEqual({ ok: true, status: "WAITING" });
  expect(names("CONFIRMED")).toEqual(["Noor", "Daan"]);
});

test("when the letter cannot be queued the registration is not kept either", async () => {
  const { come, list } = guestList();
  list.lettersWork = false;
  await expect(come("Noor")).rejects.toThrow("the outbox is full");
  expect(list.guests).toEqual([]);
});

test("whatever people do, there are never more guests than places, and nobody waits who would fit", async () => {
  const step = fc.oneof(
    fc.record({ act: fc.constant("come" as const), who: fc.nat(12), people: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ act: fc.constant("give_up" as const), which: fc.nat(12) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.array(step, { maxLength: 40 }),
      async (capacity, steps) => {
        const { list, come, giveUp } = guestList({ ...evening, capacity });
        for (const each of steps) {
          if (each.act === "come") await come(`guest${each.who}`, each.people);
          else await giveUp("evening", list.guests[each.which]?.id ?? "nobody");

          const taken = peopleWith(list.guests, "CONFIRMED");
          expect(taken).toBeLessThanOrEqual(capacity);
          const fits = list.guests.filter(({ people }) => people <= capacity - taken);
          expect(fits.filter(({ status }) => status === "WAITING")).toEqual([]);
          expect(new Set(list.guests.map(({ email }) => email)).size).toBe(list.guests.length);
        }
      },
    ),
  );
});

/** A new visitor at an event with one registered party. */
const guestListWith = (name: string, people: number) => async (newcomer: string, party: number) => {
  const { come } = guestList();
  await come(name, people);
  return come(newcomer, party);
};
