import { duplicatesSince } from "#domain/forms/sent-again.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { MessageValues } from "./message-form.ts";
import type { ContactMessage, WithTransaction } from "./ports.ts";

type Needs = {
  withTransaction: WithTransaction;
  foundationEmail: () => Promise<string>;
  clock: () => Date;
  newId: () => string;
};

/** Nothing is refused: a repeated message counts as received. */
export type SendOutcome = { ok: true; stored: "added" | "already_sent" };

export const sendMessage =
  ({ withTransaction, foundationEmail, clock, newId }: Needs) =>
  async (
    values: MessageValues,
    { language, signedInEmail }: { language: Language; signedInEmail: string | null },
  ): Promise<SendOutcome> => {
    const now = clock();
    const message: ContactMessage = { ...values, id: newId(), language, createdAt: now };
    // Read before the transaction: inside it a second connection would be needed, and many visitors at once could deadlock.
    const ours = await foundationEmail();
    const isProved = signedInEmail !== null && emailKey(signedInEmail) === emailKey(values.email);

    return withTransaction(async ({ messages, writeLetters }) => {
      const stored = await messages.addUnlessSentSince(message, duplicatesSince(now));
      if (stored === "added") await writeLetters(message, ours, isProved);
      return { ok: true, stored };
    });
  };
