import { readForm } from "#domain/forms/define-form.ts";
import type { Allowed } from "#domain/rate-limit.ts";
import type { NewMessage, Reader, SupportThreads } from "./ports.ts";
import { questionForm, replyForm, type SupportErrors } from "./support-form.ts";

type Needs = {
  threads: SupportThreads;
  allow: (key: string, limit: typeof messagesPerDonor) => Promise<Allowed>;
  newId: () => string;
  clock: () => Date;
};
type Invalid = { ok: false; reason: "invalid"; errors: SupportErrors };
type Unknown = { ok: false; reason: "no_such_thread" };
type TooMany = { ok: false; reason: "too_many"; retryAfterSeconds: number };
export type WriteOutcome = { ok: true; threadId: string } | Invalid | Unknown | TooMany;

/** A double click or reload within this time sends nothing twice. */
const sameMessageMs = 10 * 60 * 1000;
/** Every message mails staff. */
export const messagesPerDonor = { most: 20, windowSeconds: 60 * 60 };

export function supportConversations({ threads, allow, newId, clock }: Needs) {
  const tooMany = async (userId: string): Promise<TooMany | null> => {
    const allowed = await allow(`support:${userId}`, messagesPerDonor);
    return allowed.ok ? null : { ...allowed, reason: "too_many" };
  };
  const since = () => new Date(clock().getTime() - sameMessageMs);
  const added = (outcome: "added" | "unknown", threadId: string): WriteOutcome =>
    outcome === "added" ? { ok: true, threadId } : { ok: false, reason: "no_such_thread" };
  const messageIn = (threadId: string, body: string): NewMessage => ({ id: newId(), threadId, body });

  return {
    listOf: threads.listOf,
    read: threads.read,

    ask: async (userId: string, input: unknown): Promise<WriteOutcome> => {
      const read = readForm(questionForm, input);
      if (!read.ok) return read;
      const refused = await tooMany(userId);
      if (refused) return refused;
      const { subject, message } = read.values;
      const threadId = await threads.open(userId, subject, messageIn(newId(), message), since());
      return { ok: true, threadId };
    },

    writeOn: async (userId: string, threadId: string, input: unknown): Promise<WriteOutcome> => {
      const read = readForm(replyForm, input);
      if (!read.ok) return read;
      const refused = await tooMany(userId);
      if (refused) return refused;
      return added(await threads.add(userId, messageIn(threadId, read.values.message), since()), threadId);
    },

    reply: async (threadId: string, input: unknown, reader: Reader): Promise<WriteOutcome> => {
      const read = readForm(replyForm, input);
      if (!read.ok) return read;
      return added(await threads.reply(messageIn(threadId, read.values.message), reader, since()), threadId);
    },
  };
}
