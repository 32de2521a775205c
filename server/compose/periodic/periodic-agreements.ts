import { randomUUID } from "node:crypto";
import type pg from "pg";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { agreementAdmin } from "#adapters/postgres/periodic/agreement-admin.ts";
import { storedAgreements } from "#adapters/postgres/periodic/periodic-agreements.ts";
import { agreementDonor, runningAgreements } from "#adapters/postgres/periodic/running-agreements.ts";
import { sealedTexts, type SealedTexts } from "#adapters/sealed-text.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { agreementReminders } from "#domain/giving/periodic/remind-of-agreements.ts";
import type { Language } from "#domain/language.ts";
import type { LetterMaker } from "#domain/mail/ports.ts";
import { type AgreementErrors, readAgreement } from "#domain/periodic/agreement-form.ts";
import type { OwnAgreement } from "#domain/periodic/agreement.ts";
import { shortfallLetter } from "../../letters/donor-letters.ts";
import { cacheFor } from "../../timing/cache-for.ts";
import { today as dutchToday } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";
import { sealingSecretsOf } from "../../environment/kept-secret.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { agreementPaper } from "../../papers/agreement-paper.ts";

type Needs = { identityAt: (moment: Date) => Promise<Foundation>; papers: PaperRendering };

export type DrawUpOutcome =
  | { ok: true; agreement: OwnAgreement }
  | { ok: false; reason: "invalid"; errors: AgreementErrors }
  | { ok: false; reason: "already_waiting" };

export function composePeriodicAgreements(config: Config, pool: pg.Pool, { identityAt, papers }: Needs) {
  let texts: SealedTexts | null = null;
  const agreements = storedAgreements(pool, () => (texts ??= sealedTexts(sealingSecretsOf(config))));
  const { list, withdraw } = agreements;
  const admin = agreementAdmin(pool, dutchToday);
  const paperOf = agreementPaper({ identityAt, papers, isSample: config.mode === "demo" });
  return {
    list,
    withdraw,
    admin,

    /** Used by the form and the API. */
    drawUp: async (input: unknown, userId: string, language: Language): Promise<DrawUpOutcome> => {
      const read = readAgreement(input, dutchToday());
      if (!read.ok) return read;
      const year = yearOf(dutchToday());
      const agreement = await agreements.add(read.form, { id: randomUUID(), userId, language, year });
      return agreement === "already_waiting"
        ? { ok: false, reason: "already_waiting" }
        : { ok: true, agreement };
    },

    deed: async (userId: string, id: string, language: Language) =>
      paperOf(await agreements.deed(userId, id), language),

    /** Shows only the ending of citizen service numbers. */
    maskedDeed: async (id: string, language: Language, { by, requestId }: { by: Actor; requestId: string }) =>
      paperOf(await agreements.maskedDeed(id, by, requestId), language),

    /** Null: the day is in the future, so nobody can have signed. */
    activate: (id: string, signedOn: string, by: Actor, requestId: string) =>
      signedOn > dutchToday() ? null : agreements.activate(id, signedOn, by, requestId),
  };
}

/** The first staff page asks often, and the answer reads each donor's year. */
const defaultKnownForMs = 10 * 60_000;
const kind = "periodic-shortfall";

type Options = { today?: () => string; knownForMs?: number };

export function composeAgreementReminders({ publicUrl }: Config, pool: pg.Pool, options: Options = {}) {
  const { today = dutchToday, knownForMs = defaultKnownForMs } = options;
  const { short, ofCause, remind } = agreementReminders({
    running: (year) => runningAgreements(pool, year),
    giftsOfYear: receivedGifts(pool).ofYear,
    donorOf: (agreementId) => agreementDonor(pool, agreementId),
    queue: (reminder) => queueMail(pool, { kind, ...reminder }),
    today,
  });
  const letters: Record<string, LetterMaker> = {
    [kind]: async (cause, language) => {
      const found = await ofCause(cause);
      return found && shortfallLetter(found, language, publicUrl);
    },
  };
  return { shortAgreements: cacheFor(knownForMs, short).get, remindOfAgreements: remind, letters };
}
