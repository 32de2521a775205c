import { duplicatesSince } from "#domain/forms/sent-again.ts";
import type { Language } from "#domain/language.ts";
import type { PartnerForm } from "./application-form.ts";
import type { PartnerApplication, WithTransaction } from "./ports.ts";

type Needs = {
  withTransaction: WithTransaction;
  foundationEmail: () => Promise<string>;
  clock: () => Date;
  newId: () => string;
};

/** There is nothing to refuse: an application that was sent before has arrived, too. */
export type ApplyOutcome = { ok: true; stored: "added" | "already_sent" };

export const applyAsPartner =
  ({ withTransaction, foundationEmail, clock, newId }: Needs) =>
  async (form: PartnerForm, language: Language): Promise<ApplyOutcome> => {
    const now = clock();
    const application: PartnerApplication = {
      ...form,
      id: newId(),
      status: "NEW",
      language,
      createdAt: now,
    };

    // Asked before the transaction: inside it a second connection would be needed, and many visitors at once would wait forever.
    const ours = await foundationEmail();

    return withTransaction(async ({ applications, writeLetters }) => {
      const since = duplicatesSince(now);
      const stored = await applications.addUnlessSentSince(application, since);
      if (stored === "added") await writeLetters(application, ours);
      return { ok: true, stored };
    });
  };
