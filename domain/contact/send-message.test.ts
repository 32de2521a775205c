import { expect, test } from "vitest";
import type { MessageValues } from "./message-form.ts";
import type { ContactMessage, WithTransaction } from "./ports.ts";
import { sendMessage } from "./send-message.ts";

const form: MessageValues = {
  topic: "donation",
  name: "Daan Visser",
  email: "daan@example.org",
  message: "Can I give in memory of my father?",
  preferredTime: null,
  phone: null,
};
const monday = new Date("2026-11-09T10:00:00Z");

/** In-memory stores with a manual clock. */
const stores = ({ mailWorks = true } = {}) => {
  const kept = { messages: [] as ContactMessage[], lettersAbout: [] as string[], now: monday };
  const withTransaction: WithTransaction = async (work) => {
    const before = [...kept.messages];
    try {
      return await work({
        messages: {
          addUnlessSentSince: async (message, since) => {
            const same = kept.messages.some(
              (other) => other.message === message.message && other.createdAt > since,
            );
            if (same) return "already_sent";
            kept.messages.push(message);
            return "added";
          },
        },
        writeLetters: async ({ id }, foundationEmail, isProved) => {
          if (!mailWorks) throw new Error("the outbox is full");
          kept.lettersAbout.push(`${id} to ${foundationEmail}${isProved ? ", with a copy" : ""}`);
        },
      });
    } catch (error) {
      kept.messages = before;
      throw error;
    }
  };
  const send = sendMessage({
    withTransaction,
    foundationEmail: async () => "us@example.org",
    clock: () => kept.now,
    newId: () => `m${kept.messages.length + 1}`,
  });
  return { kept, send };
};

test("a message is kept with its language and moment, and letters are written about it", async () => {
  const { kept, send } = stores();
  expect(await send(form, { language: "nl", signedInEmail: null })).toEqual({ ok: true, stored: "added" });
  expect(kept.messages).toEqual([{ ...form, id: "m1", language: "nl", createdAt: monday }]);
  expect(kept.lettersAbout).toEqual(["m1 to us@example.org"]);
});

test("the very same message within a day is one message and one letter, and the sender is thanked again", async () => {
  const { kept, send } = stores();
  await send(form, { language: "nl", signedInEmail: null });
  kept.now = new Date("2026-11-10T09:59:59Z");
  expect(await send(form, { language: "nl", signedInEmail: null })).toEqual({
    ok: true,
    stored: "already_sent",
  });
  expect(kept.lettersAbout).toEqual(["m1 to us@example.org"]);
  kept.now = new Date("2026-11-10T10:00:00Z");
  expect(await send(form, { language: "nl", signedInEmail: null })).toEqual({ ok: true, stored: "added" });
});

test("when the letters cannot be queued the message is not kept either", async () => {
  const { kept, send } = stores({ mailWorks: false });
  await expect(send(form, { language: "en", signedInEmail: null })).rejects.toThrow("the outbox is full");
  expect(kept.messages).toEqual([]);
});

test("only whoever is signed in with the very address gets their words back by mail", async () => {
  const { kept, send } = stores();
  await send(form, { language: "nl", signedInEmail: "Daan@example.org" });
  await send({ ...form, message: "And another" }, { language: "nl", signedInEmail: "someone@example.org" });
  expect(kept.lettersAbout).toEqual(["m1 to us@example.org, with a copy", "m2 to us@example.org"]);
});
