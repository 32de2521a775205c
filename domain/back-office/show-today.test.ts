import { expect, test } from "vitest";
import type { ReviewThresholds } from "./payments-to-look-at.ts";
import { showToday, type Expiring, type Waiting } from "./show-today.ts";

const now = new Date("2026-03-11T12:00:00Z");
const nobody: Waiting = { count: 0, oldestSince: null };

const waitingFor = (waiting: Waiting) => () => Promise.resolve(waiting);

type Setting = {
  volunteer: Waiting;
  grant: Waiting;
  payments: (moments: ReviewThresholds) => { stuck: number; failed: number; discrepancies: number };
  certificates: (by: string) => Expiring[];
  dueOn: string[];
};

function today(own: Partial<Setting>) {
  const { volunteer = nobody, grant = nobody, certificates = () => [], dueOn = [] } = own;
  const payments = own.payments ?? (() => ({ stuck: 0, failed: 0, discrepancies: 0 }));
  return showToday({
    applications: {
      volunteer: waitingFor(volunteer),
      grant: waitingFor(grant),
      partner: waitingFor(nobody),
    },
    payments: {
      count: (moments) => Promise.resolve(payments(moments)),
      pausedUntil: () => Promise.resolve(null),
    },
    deadMails: () => Promise.resolve(0),
    toApprove: () => Promise.resolve(0),
    unconfirmedTransfers: () => Promise.resolve(0),
    doubtfulGifts: () => Promise.resolve(0),
    certificatesEnding: (by) => Promise.resolve(certificates(by)),
    checksEnding: () => Promise.resolve([]),
    shortAgreements: () => Promise.resolve([]),
    backupIsOld: () => Promise.resolve(false),
    restoredFrom: () => Promise.resolve(null),
    jobsToLookAt: () => Promise.resolve(0),
    alerts: () => Promise.resolve(0),
    anbiDue: () => Promise.resolve({ year: 2025, dueOn: "2026-06-30" }),
    tasks: {
      open: () =>
        Promise.resolve(dueOn.map((day) => ({ id: day, text: "Call", dueOn: day, assignee: null }))),
    },
    today: () => "2026-03-11",
    clock: () => now,
  })("en");
}

test("on a quiet day nothing waits, and there is no longest wait", async () => {
  expect(await today({})).toEqual({
    waitingVolunteer: 0,
    waitingGrant: 0,
    waitingPartner: 0,
    oldestWaitingDays: null,
    stuckPayments: 0,
    failedPayments: 0,
    discrepancies: 0,
    deadMails: 0,
    paymentsPausedUntil: null,
    backupIsOld: false,
    restoredFrom: null,
    jobsToLookAt: 0,
    alerts: 0,
    certificates: [],
    checks: [],
    anbiForms: [{ id: "2025", name: "2025", endsOn: "2026-06-30" }],
    shortAgreements: [],
    toApprove: 0,
    unconfirmedTransfers: 0,
    doubtfulGifts: 0,
    tasksDue: 0,
  });
});

test("the longest wait is that of whoever came first, volunteer or organisation, in whole days", async () => {
  const volunteer = { count: 2, oldestSince: new Date("2026-03-10T12:00:01Z") };
  const grant = { count: 1, oldestSince: new Date("2026-03-06T11:00:00Z") };
  expect(await today({ volunteer })).toMatchObject({ waitingVolunteer: 2, oldestWaitingDays: 0 });
  expect(await today({ volunteer, grant })).toMatchObject({ waitingGrant: 1, oldestWaitingDays: 5 });
});

test("a payment left open is stuck after a day, one the bank works on after ten, and a failed one is seen for a week", async () => {
  const asked: unknown[] = [];
  const payments = (moments: ReviewThresholds) => {
    asked.push(moments);
    return { stuck: 3, failed: 2, discrepancies: 1 };
  };
  expect(await today({ payments })).toMatchObject({ stuckPayments: 3, failedPayments: 2, discrepancies: 1 });
  expect(asked).toEqual([
    {
      open: new Date("2026-03-10T12:00:00Z"),
      processing: new Date("2026-03-01T12:00:00Z"),
      failed: new Date("2026-03-04T12:00:00Z"),
    },
  ]);
});

test("a certificate is seen two months before it ends, a task a week before it is due", async () => {
  const anbi = { id: "anbi", name: "ANBI", endsOn: "2026-05-10" };
  const certificates = (by: string) => (anbi.endsOn <= by ? [anbi] : []);
  const dueOn = ["2026-03-01", "2026-03-18", "2026-03-19"];
  expect(await today({ certificates, dueOn })).toMatchObject({ certificates: [anbi], tasksDue: 2 });
});
