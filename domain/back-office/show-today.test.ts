import { expect, test } from "vitest";
import type { Listed, PaymentsToLookAt, Waiting } from "./ports.ts";
import { showToday } from "./show-today.ts";

const now = new Date("2026-03-11T12:00:00Z");
const nobody: Waiting = { count: 0, oldestSince: null };

const waitingFor = (waiting: Waiting): Listed => ({
  count: () => Promise.resolve(waiting.count),
  list: () => Promise.resolve([]),
  waiting: () => Promise.resolve(waiting),
});

function today({ volunteer = nobody, grant = nobody, stuck = () => Promise.resolve(0) }: Partial<Setting>) {
  return showToday({
    applications: { volunteer: waitingFor(volunteer), grant: waitingFor(grant), partner: waitingFor(nobody) },
    payments: { stuck, discrepancies: () => Promise.resolve(0) },
    deadMails: () => Promise.resolve(0),
    clock: () => now,
  })();
}
type Setting = { volunteer: Waiting; grant: Waiting; stuck: PaymentsToLookAt["stuck"] };

test("on a quiet day nothing waits, and there is no longest wait", async () => {
  expect(await today({})).toEqual({
    waitingVolunteer: 0,
    waitingGrant: 0,
    waitingPartner: 0,
    oldestWaitingDays: null,
    stuckPayments: 0,
    discrepancies: 0,
    deadMails: 0,
  });
});

test("the longest wait is that of whoever came first, volunteer or organisation, in whole days", async () => {
  const volunteer = { count: 2, oldestSince: new Date("2026-03-10T12:00:01Z") };
  const grant = { count: 1, oldestSince: new Date("2026-03-06T11:00:00Z") };
  expect(await today({ volunteer })).toMatchObject({ waitingVolunteer: 2, oldestWaitingDays: 0 });
  expect(await today({ volunteer, grant })).toMatchObject({ waitingGrant: 1, oldestWaitingDays: 5 });
});

test("a payment left open is stuck after a day, one the bank works on after ten", async () => {
  const asked: unknown[] = [];
  const stuck: PaymentsToLookAt["stuck"] = (since) => {
    asked.push(since);
    return Promise.resolve(3);
  };
  expect(await today({ stuck })).toMatchObject({ stuckPayments: 3 });
  expect(asked).toEqual([
    { open: new Date("2026-03-10T12:00:00Z"), processing: new Date("2026-03-01T12:00:00Z") },
  ]);
});
