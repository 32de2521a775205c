import type { Language } from "#domain/language.ts";
import type { MessageForm } from "./message-form.ts";

export type ContactMessage = MessageForm &
  Readonly<{
    id: string;
    /** The sender is answered in the language they wrote from. */
    language: Language;
    createdAt: Date;
  }>;

export type ContactMessages = {
  /**
   * Adds the message unless the same sender sent the very same one after `since`. Deciding and adding are one step: of
   * two posts at the same moment only one is added.
   */
  addUnlessSentSince(message: ContactMessage, since: Date): Promise<"added" | "already_sent">;
};

/** A message and its letters are stored together or not at all. */
export type WithTransaction = <Result>(
  work: (stores: {
    messages: ContactMessages;
    /** Queues the thanks and the foundation's notice; an address that its owner proved gets a copy of the words. */
    writeLetters: (
      message: ContactMessage,
      foundationEmail: string,
      addressIsProved: boolean,
    ) => Promise<void>;
  }) => Promise<Result>,
) => Promise<Result>;
