import { expect, test } from "vitest";
import type { GrantApplication } from "./application.ts";
import { applyForGrant } from "./apply-for-grant.ts";
import type { WithGrantStores } from "./ports.ts";
import { lessAlone as call } from "./call.fixtures.ts";

const input = {
  organisation: "De Brug",
  contactName: "Hanna",
  email: "hanna@example.org",
  amount: "١٢٥٠",
  "answer-plan": "A shared lunch, every week.",
  dataProcessing: "on",
};

type Ways = { today?: string; stored?: "added" | "already_sent" };

const office = ({ today = "2026-11-15", stored = "added" }: Ways = {}) => {
  const seen = { applications: [] as GrantApplication[], drafts: [] as unknown[], letters: [] as string[] };
  const withTransaction: WithGrantStores = (work) =>
    work({
      addUnlessSentSince: async (application) => {
        seen.applications.push(application);
        seen.drafts.push(application.draftToken);
        return stored === "added" ? stored : { earlierId: "g0" };
      },
      sayAgainByMail: async () => {},
      writeLetters: async ({ id }, title) => void seen.letters.push(`${id}: ${title}`),
    });
  const apply = applyForGrant({
    findCall: async (id) => (id === call.id ? call : null),
    withTransaction,
    today: () => today,
    clock: () => new Date(`${today}T10:00:00Z`),
    newId: () => "g1",
  });
  const send = (change: object = {}) =>
    apply({ callId: call.id, input: { ...input, ...change }, draftToken: "t1", language: "nl" });
  return { seen, apply, send };
};

test("an application is stored as new with its consent's words, ends its draft and is confirmed", async () => {
  const { seen, send } = office();
  expect(await send()).toEqual({ ok: true, stored: "added" });
  expect(seen.applications).toMatchObject([
    {
      id: "g1",
      callId: "less-alone",
      amount: 125_000,
      language: "nl",
      consentTextVersion: "grant-3",
    },
  ]);
  expect(seen.drafts).toEqual(["t1"]);
  expect(seen.letters).toEqual(["g1: Minder alleen"]);
});

test("what was sent before has arrived, and is not confirmed twice", async () => {
  const { seen, send } = office({ stored: "already_sent" });
  expect(await send()).toEqual({ ok: true, stored: "already_sent" });
  expect(seen.letters).toEqual([]);
});

test("before it opens and after its deadline a call takes nothing, and no draft is touched", async () => {
  for (const [today, reason] of [
    ["2026-10-31", "call_not_open_yet"],
    ["2026-12-01", "call_closed"],
  ] as const) {
    const { seen, send } = office({ today });
    expect(await send()).toEqual({ ok: false, reason });
    expect(seen.drafts).toEqual([]);
  }
});

test("a call that does not exist and a form that is not complete are refused", async () => {
  const { seen, send, apply } = office();
  expect(await apply({ callId: "nothing", input, draftToken: null, language: "en" })).toEqual({
    ok: false,
    reason: "call_unknown",
  });
  expect(await send({ amount: "2000,01" })).toMatchObject({
    reason: "invalid",
    errors: { amount: "grants.error.amount_too_large" },
  });
  expect(seen.applications).toEqual([]);
});
