import { duplicatesSince } from "#domain/forms/sent-again.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { MessageForm } from "./message-form.ts";
import type { ContactMessage, WithTransaction } from "./ports.ts";

type Needs = {
  withTransaction: WithTransaction;
  foundationEmail: () => Promise<string>;
  clock: () => Date;
  newId: () => string;
};

/** Nothing is refused: a message sent twice has arrived too. */
export type SendOutcome = { ok: true; stored: "added" | "already_sent" };

export const sendMessage =
  ({ withTransaction, foundationEmail, clock, newId }: Needs) =>
  async (
    form: MessageForm,
    { language, signedInEmail }: { language: Language; signedInEmail: string | null },
  ): Promise<SendOutcome> => {
    const now = clock();
    const message: ContactMessage = { ...form, id: newId(), language, createdAt: now };
    // Read before the transaction: inside it a second connection would be needed, which could deadlock under load.
    const ours = await foundationEmail();
    const isProved = signedInEmail !== null && emailKey(signedInEmail) === emailKey(form.email);

    return withTransaction(async ({ messages, writeLetters }) => {
      const stored = await messages.addUnlessSentSince(message, duplicatesSince(now));
      if (stored === "added") await writeLetters(message, ours, isProved);
      return { ok: true, stored };
    });
  };
