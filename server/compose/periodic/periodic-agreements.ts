import { randomUUID } from "node:crypto";
import type pg from "pg";
import { agreementAdmin } from "#adapters/postgres/periodic/agreement-admin.ts";
import { storedAgreements } from "#adapters/postgres/periodic/periodic-agreements.ts";
import { sealedTexts, type SealedTexts } from "#adapters/sealed-text.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Language } from "#domain/language.ts";
import type { AgreementErrors } from "#domain/periodic/agreement-form.ts";
import { readAgreement } from "#domain/periodic/agreement-form.ts";
import type { OwnAgreement } from "#domain/periodic/agreement.ts";
import { today } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";
import { sealingSecretsOf } from "../../environment/kept-secret.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { agreementPaper } from "../../papers/agreement-paper.ts";

type Needs = { identityAt: (moment: Date) => Promise<Foundation>; papers: PaperRendering };

export type DrawUpOutcome =
  | { ok: true; agreement: OwnAgreement }
  | { ok: false; reason: "invalid"; errors: AgreementErrors }
  | { ok: false; reason: "already_waiting" };

/** Agreements to give for five years or more: drawn up by the donor, signed on paper, begun by staff. */
export function composePeriodicAgreements(config: Config, pool: pg.Pool, { identityAt, papers }: Needs) {
  let texts: SealedTexts | null = null;
  const agreements = storedAgreements(pool, () => (texts ??= sealedTexts(sealingSecretsOf(config))));
  const { list, withdraw } = agreements;
  const admin = agreementAdmin(pool, today);
  const paperOf = agreementPaper({ identityAt, papers, isSample: config.mode === "demo" });
  return {
    list,
    withdraw,
    admin,

    /** The page's form and the API both come here. */
    drawUp: async (input: unknown, userId: string, language: Language): Promise<DrawUpOutcome> => {
      const read = readAgreement(input, today());
      if (!read.ok) return read;
      const year = yearOf(today());
      const agreement = await agreements.add(read.form, { id: randomUUID(), userId, language, year });
      return agreement === "already_waiting"
        ? { ok: false, reason: "already_waiting" }
        : { ok: true, agreement };
    },

    deed: async (userId: string, id: string, language: Language) =>
      paperOf(await agreements.deed(userId, id), language),

    /** For staff: of the citizen service numbers nothing but an ending. */
    maskedDeed: async (id: string, language: Language, { by, requestId }: { by: Actor; requestId: string }) =>
      paperOf(await agreements.maskedDeed(id, by, requestId), language),

    /** Null: the day is in the future, so nobody can have signed. */
    activate: (id: string, signedOn: string, by: Actor, requestId: string) =>
      signedOn > today() ? null : agreements.activate(id, signedOn, by, requestId),
  };
}
