import { expect, test } from "vitest";
import { draftDays } from "./draft-days.ts";
import { keepDrafts } from "./keep-draft.ts";
import type { Draft, MailDraftLink } from "./ports.ts";
import { lessAlone as call } from "./call.fixtures.ts";

const fields = {
  organisation: "De Brug",
  email: "hanna@example.org",
  amount: "12",
  "answer-plan": "A shared",
};

/** A desk with a drawer of drafts and an open day that the test sets. */
const desk = () => {
  const drawer = new Map<string, Draft>();
  const letters: Parameters<MailDraftLink>[0][] = [];
  const state = { today: "2026-11-15", drawer, letters };
  const drafts = keepDrafts({
    findCall: async (id) => (id === call.id ? call : null),
    drafts: {
      add: async (token, draft) => void drawer.set(token, draft),
      find: async (token) => drawer.get(token) ?? null,
      save: async (token, draft) => {
        if (!drawer.has(token)) return "draft_unknown";
        drawer.set(token, draft);
        return "saved";
      },
    },
    mailLink: async (letter) => void letters.push(letter),
    today: () => state.today,
    clock: () => new Date(`${state.today}T10:00:00Z`),
    newToken: () => `token-${drawer.size + 1}`,
  });
  return { ...drafts, state };
};

test("a draft is begun with a secret of its own and kept for sixty days after each save", async () => {
  const { save, state } = desk();
  expect(await save({ callId: call.id, token: null, fields })).toMatchObject({ ok: true, token: "token-1" });
  state.today = "2026-11-20";
  const again = await save({ callId: call.id, token: "token-1", fields: { ...fields, amount: "1250" } });
  expect(again).toMatchObject({ ok: true, token: "token-1" });
  const kept = state.drawer.get("token-1");
  expect(kept?.fields["amount"]).toBe("1250");
  expect(kept?.expiresAt).toEqual(new Date("2027-01-19T10:00:00Z"));
  expect(draftDays).toBe(60);
  expect(state.drawer.size).toBe(1);
});

test("only what the form asks for is kept, never a consent, and never endlessly much", async () => {
  const { save, state } = desk();
  await save({
    callId: call.id,
    token: null,
    fields: {
      ...fields,
      dataProcessing: "on",
      website: "spam",
      "answer-other": "x",
      contactName: 7,
      "answer-plan": `${"x".repeat(9_999)}😀`,
    },
  });
  const kept = state.drawer.get("token-1")?.fields ?? {};
  expect(Object.keys(kept)).toEqual(["organisation", "email", "amount", "answer-plan"]);
  expect(kept["answer-plan"]).toHaveLength(10_000);
  expect(kept["answer-plan"]?.isWellFormed()).toBe(true);
});

test("after the deadline no draft is begun, but one that was begun is still kept", async () => {
  const { save, state } = desk();
  await save({ callId: call.id, token: null, fields });
  state.today = "2026-12-01";
  expect(await save({ callId: call.id, token: null, fields })).toEqual({ ok: false, reason: "call_closed" });
  expect(await save({ callId: call.id, token: "token-1", fields })).toMatchObject({ ok: true });
});

test("the link goes to the address in the draft; without one nothing is mailed and nothing stored", async () => {
  const { saveAndMail, state } = desk();
  expect(await saveAndMail({ callId: call.id, token: null, fields: { email: "hanna" } }, "nl")).toEqual({
    ok: false,
    reason: "email_invalid",
  });
  expect(state.drawer.size).toBe(0);
  await saveAndMail({ callId: call.id, token: null, fields }, "nl");
  expect(state.letters).toMatchObject([{ to: "hanna@example.org", token: "token-1", language: "nl", call }]);
});

test("a draft that is gone is not mailed about", async () => {
  const { saveAndMail, state } = desk();
  const outcome = await saveAndMail({ callId: call.id, token: "token-9", fields }, "en");
  expect(outcome).toEqual({ ok: false, reason: "draft_unknown" });
  expect(state.letters).toEqual([]);
});
