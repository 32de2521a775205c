import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { evening } from "#domain/events/guest-list.fixtures.ts";
import { giveUpPlace } from "#domain/events/give-up-place.ts";
import { registerForEvent } from "#domain/events/register.ts";
import { eventLetters } from "#server/letters/event-letters.ts";
import { testDatabase } from "#testing/database.ts";
import { eventStores, placesTakenByEvent } from "./events.ts";

const { pool, owner } = await testDatabase();
const withTransaction = eventStores(pool, eventLetters("https://openhand.example"));
const needs = {
  findEvent: async (id: string) =>
    id === "evening" || id === "other" ? { ...evening, id, capacity: 10 } : null,
  withTransaction,
  foundationEmail: async () => "us@example.org",
  clock: () => new Date("2026-11-01T12:00:00Z"),
  newId: randomUUID,
};
const register = registerForEvent(needs);
const giveUp = giveUpPlace(needs);
const come = (name: string, people = 1, event = "evening") =>
  register(event, { name, email: `${name}@example.org`, people }, "nl");

beforeEach(() => owner.query("truncate event_registrations, mail_outbox"));

const rows = async (columns: string) =>
  (await pool.query(`select ${columns} from event_registrations order by arrival`)).rows;
const idOf = async (name: string): Promise<string> =>
  (await pool.query("select id from event_registrations where name = $1", [name])).rows[0].id;
const lettersTo = async (email: string): Promise<string[]> =>
  (
    await pool.query("select kind from mail_outbox where to_address = $1 order by created_at, kind", [email])
  ).rows.map(({ kind }) => kind);

test("a registration is stored as it was made, with a letter to the visitor and one to the foundation", async () => {
  expect(await come("Noor", 2)).toEqual({ ok: true, status: "CONFIRMED" });
  expect(await rows("event_id, name, email, people, status, language, created_at")).toEqual([
    {
      event_id: "evening",
      name: "Noor",
      email: "Noor@example.org",
      people: 2,
      status: "CONFIRMED",
      language: "nl",
      created_at: needs.clock(),
    },
  ]);
  expect(await lettersTo("Noor@example.org")).toEqual(["event-registered"]);
  expect(await lettersTo("us@example.org")).toEqual(["event-notice-registered"]);
});

describe("when everybody comes at once", () => {
  test("exactly as many places are given as there are, and the rest wait", async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, guest) => come(`guest${guest}`)));
    const statuses = outcomes.map((outcome) => (outcome.ok ? outcome.status : outcome.reason));
    expect(statuses.filter((status) => status === "CONFIRMED")).toHaveLength(10);
    expect(statuses.filter((status) => status === "WAITING")).toHaveLength(20);
    expect((await placesTakenByEvent(pool)()).get("evening")).toBe(10);
  });

  test("one address gets one place, however often it is sent and however it is written", async () => {
    const tries = ["noor@example.org", "NOOR@example.org", "Noor@Example.org"].flatMap((email) =>
      Array.from({ length: 5 }, () => register("evening", { name: "Noor", email, people: 1 }, "en")),
    );
    const outcomes = await Promise.all(tries);
    // The answer does not reveal a known address; its owner gets one mail.
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.status))).toEqual(new Set(["CONFIRMED"]));
    expect(await rows("name")).toHaveLength(1);
    const { rows: letters } = await pool.query<{ kind: string }>(
      "select kind from mail_outbox order by kind",
    );
    expect(letters.map(({ kind }) => kind)).toEqual([
      "event-again",
      "event-notice-registered",
      "event-registered",
    ]);
  });

  test("places that are given up while others come go to those who wait, and to nobody twice", async () => {
    for (let guest = 0; guest < 14; guest++) await come(`guest${guest}`);
    const leaving = await Promise.all([0, 1, 2].map((guest) => idOf(`guest${guest}`)));
    await Promise.all([
      ...leaving.map((id) => giveUp("evening", id)),
      ...leaving.map((id) => giveUp("evening", id)),
      ...Array.from({ length: 5 }, (_, late) => come(`late${late}`)),
    ]);
    expect((await placesTakenByEvent(pool)()).get("evening")).toBe(10);
    const waiting = (await rows("name, status")).filter(({ status }) => status === "WAITING");
    expect(waiting.map(({ name }) => name)).toEqual([
      "guest13",
      ...waiting.map(({ name }) => name).filter((name: string) => name.startsWith("late")),
    ]);
    expect(await lettersTo("guest12@example.org")).toEqual(["event-waiting", "event-moved_up"]);
  });
});

test("events do not share their places", async () => {
  await come("Noor", 5);
  await come("Noor", 3, "other");
  expect(await placesTakenByEvent(pool)()).toEqual(
    new Map([
      ["evening", 5],
      ["other", 3],
    ]),
  );
});

test("whoever gives up a place is forgotten", async () => {
  await come("Noor");
  expect(await giveUp("other", await idOf("Noor"))).toEqual({ ok: false, reason: "no_such_registration" });
  expect(await giveUp("evening", await idOf("Noor"))).toEqual({ ok: true });
  expect(await rows("name")).toEqual([]);
});

test("a letter that cannot be written takes the registration with it", async () => {
  const broken = registerForEvent({
    ...needs,
    withTransaction: eventStores(pool, () => {
      throw new Error("no words");
    }),
  });
  const form = { name: "Noor", email: "noor@example.org", people: 1 };
  await expect(broken("evening", form, "en")).rejects.toThrow("no words");
  expect(await rows("name")).toEqual([]);
});

test("pages that show the places left are drawn anew after each registration", async () => {
  const listener = await pool.connect();
  try {
    const heard = new Promise((resolve) => listener.once("notification", ({ channel }) => resolve(channel)));
    await listener.query("listen content_changed");
    await come("Noor");
    expect(await heard).toBe("content_changed");
  } finally {
    await listener.query("unlisten *");
    listener.release();
  }
});

test("the table itself refuses a second registration of one address and a party of six", async () => {
  const insert = (id: string, email: string, people: number) =>
    pool.query(
      `insert into event_registrations (id, event_id, name, email, people, status, language)
       values ($1, 'evening', 'Noor', $2, $3, 'CONFIRMED', 'en')`,
      [id, email, people],
    );
  await insert("a", "noor@example.org", 5);
  await expect(insert("b", "NOOR@example.org", 1)).rejects.toThrow("event_registrations_once");
  await expect(insert("c", "daan@example.org", 6)).rejects.toThrow("people");
});
