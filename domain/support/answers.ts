import * as z from "zod/mini";
import { threadStatuses } from "./thread-status.ts";

const message = z.object({
  id: z.string(),
  author: z.enum(["DONOR", "STAFF"]),
  body: z.string(),
  createdAt: z.string(),
});

const thread = {
  id: z.string(),
  subject: z.string(),
  status: z.enum(threadStatuses),
  createdAt: z.string(),
  lastMessageAt: z.string(),
};

/** A conversation for its donor, oldest message first. */
export const threadAnswer = z.object({ ...thread, messages: z.array(message) });
export type ThreadAnswer = z.infer<typeof threadAnswer>;

/** A conversation for staff, with the donor. */
export const openedThreadAnswer = z.object({
  ...thread,
  messages: z.array(message),
  donor: z.object({ name: z.string(), email: z.string(), language: z.string() }),
});
export type OpenedThread = z.infer<typeof openedThreadAnswer>;

export const writtenAnswer = z.object({ threadId: z.string() });
