import type { Language } from "#domain/language.ts";
import type { MessageValues } from "./message-form.ts";

export type ContactMessage = MessageValues &
  Readonly<{
    id: string;
    /** The language of the reply. */
    language: Language;
    createdAt: Date;
  }>;

export type ContactMessages = {
  /** Adds the message unless the same sender sent the same one after `since`, atomically. */
  addUnlessSentSince(message: ContactMessage, since: Date): Promise<"added" | "already_sent">;
};

/** Stores a message and its mails in one transaction. */
export type WithTransaction = <Result>(
  work: (stores: {
    messages: ContactMessages;
    /** Queues the thanks and the foundation's notice; a verified address gets a copy of the text. */
    writeLetters: (
      message: ContactMessage,
      foundationEmail: string,
      addressIsProved: boolean,
    ) => Promise<void>;
  }) => Promise<Result>,
) => Promise<Result>;
