import { duplicatesSince } from "#domain/forms/sent-again.ts";
import type { Language } from "#domain/language.ts";
import type { PartnerValues } from "./application-form.ts";
import type { PartnerApplication, WithPartnerStores } from "./ports.ts";

type Needs = {
  withTransaction: WithPartnerStores;
  foundationEmail: () => Promise<string>;
  clock: () => Date;
  newId: () => string;
};

/** Nothing is refused: a repeated application counts as received. */
export type ApplyOutcome = { ok: true; stored: "added" | "already_sent" };

export const applyAsPartner =
  ({ withTransaction, foundationEmail, clock, newId }: Needs) =>
  async (values: PartnerValues, language: Language): Promise<ApplyOutcome> => {
    const now = clock();
    const application: PartnerApplication = {
      ...values,
      id: newId(),
      language,
      createdAt: now,
      consentTextVersion: null,
    };

    // Read before the transaction: inside it a second connection would be needed, and many visitors at once could deadlock.
    const ours = await foundationEmail();

    return withTransaction(async ({ addUnlessSentSince, writeLetters }) => {
      const stored = await addUnlessSentSince(application, duplicatesSince(now));
      if (stored !== "added") return { ok: true, stored: "already_sent" };
      await writeLetters(application, ours);
      return { ok: true, stored };
    });
  };
