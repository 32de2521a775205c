import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { OpenedThread, ThreadAnswer } from "./answers.ts";

export type NewMessage = Readonly<{ id: string; threadId: string; body: string }>;
export type Reader = Readonly<{ actor: Exclude<Actor, "program">; requestId: string | null }>;
export type Recipient = Readonly<{ email: string; language: Language; subject: string }>;

/** Support conversations. Each change and its mail are one transaction. */
export type SupportThreads = Readonly<{
  listOf(userId: string): Promise<ThreadAnswer[]>;
  /** Repeated within a while, it returns the existing conversation. */
  open(userId: string, subject: string, message: NewMessage, since: Date): Promise<string>;
  add(userId: string, message: NewMessage, since: Date): Promise<"added" | "unknown">;
  /** Logged, so that the donor can see who read it. */
  read(threadId: string, reader: Reader): Promise<OpenedThread | null>;
  reply(message: NewMessage, reader: Reader, since: Date): Promise<"added" | "unknown">;
}>;
