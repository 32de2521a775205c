import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { applicationStatuses } from "../application-status.ts";
import { mayWithdraw } from "./own-application.ts";
import type { OwnApplications } from "./ports.ts";
import { showOwnApplication } from "./show-own-application.ts";
import { withdrawApplication } from "./withdraw-application.ts";

const titleOf = async (kind: string, id: string, language: string) => `${kind} ${id} in ${language}`;

test("applicants see what they applied for and how it stands", async () => {
  const show = showOwnApplication({
    applications: {
      find: async (token) =>
        token === "mine"
          ? {
              kind: "grant",
              status: "SCREENING",
              aboutId: "less-alone",
              organisation: "De Brug",
              requestedCents: asCents(125_000),
              wrote: "A shared lunch",
              createdAt: new Date("2026-11-01T10:00:00Z"),
              decidedAt: null,
            }
          : null,
    },
    titleOf,
  });
  expect(await show("mine", "nl")).toEqual({
    state: "STANDING",
    kind: "grant",
    status: "SCREENING",
    title: "grant less-alone in nl",
    organisation: "De Brug",
    requestedCents: 125_000,
    wrote: "A shared lunch",
    appliedAt: "2026-11-01T10:00:00.000Z",
    decidedAt: null,
    mayWithdraw: true,
  });
  expect(await show("somebody else's", "nl")).toBeNull();
});

test("a link remembers that its application was withdrawn, and nothing else", async () => {
  const withdrawnAt = new Date("2026-11-02T10:00:00Z");
  const show = showOwnApplication({
    applications: { find: async () => ({ kind: "volunteer", withdrawnAt }) },
    titleOf,
  });
  expect(await show("mine", "en")).toEqual({
    state: "WITHDRAWN",
    kind: "volunteer",
    withdrawnAt: "2026-11-02T10:00:00.000Z",
  });
});

test("whatever is not approved may be withdrawn", async () => {
  expect(applicationStatuses.filter(mayWithdraw)).toEqual(["NEW", "SCREENING", "INTERVIEW", "DECLINED"]);
  const done: Record<string, Awaited<ReturnType<OwnApplications["withdraw"]>>> = {
    new: "withdrawn",
    approved: "kept",
  };
  const withdraw = withdrawApplication({
    applications: { withdraw: async (token) => done[token] ?? "unknown" },
  });
  expect(await withdraw("new")).toEqual({ ok: true });
  expect(await withdraw("approved")).toEqual({ ok: false, reason: "already_approved" });
  expect(await withdraw("none")).toEqual({ ok: false, reason: "application_unknown" });
});
