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
import type { OwnAgreement, Party } from "#domain/periodic/agreement.ts";
import type { Deed } from "#domain/periodic/ports.ts";
import { today } from "../timing/clock.ts";
import type { Config } from "../config.ts";
import { sealingSecretsOf } from "../environment/kept-secret.ts";
import type { PaperRendering } from "../pages/rendering.ts";

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
  const paperOf = async (deed: Deed | null, language: Language) => {
    if (!deed) return null;
    const paper = {
      kind: "periodic-agreement" as const,
      foundation: await identityAt(deed.createdAt),
      sample: config.mode === "demo",
      madeAt: new Date().toISOString(),
      agreement: onPaper(deed),
    };
    const name = `agreement-${deed.transactionNumber}-${language}.pdf`;
    return { name, bytes: await papers.renderPaper(paper, language) };
  };
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

    /** Null: the day lies ahead, so nobody can have signed on it. */
    activate: (id: string, signedOn: string, by: Actor, requestId: string) =>
      signedOn > today() ? null : agreements.activate(id, signedOn, by, requestId),
  };
}

/** The deed as it is signed in ink, with no signature yet. */
const onPaper = (deed: Deed) => ({
  transactionNumber: deed.transactionNumber,
  yearlyCents: deed.yearlyCents,
  instalments: deed.instalments,
  term:
    deed.termYears === null
      ? ({ type: "indefinite" } as const)
      : ({ type: "years", years: deed.termYears } as const),
  firstYear: deed.firstYear,
  endsOnDeathOf:
    deed.endsOnDeathOf === null
      ? ({ type: "donor" } as const)
      : ({ type: "other", name: deed.endsOnDeathOf } as const),
  endsEarlyOn: deed.endsEarlyOn,
  donor: withNumber(deed.donor, deed.donorBsn),
  partner: deed.partner && deed.partnerBsn !== null ? withNumber(deed.partner, deed.partnerBsn) : null,
  signed: { donor: null, partner: null, foundation: null },
});

const withNumber = (party: Party, bsn: string) => ({ ...party, bsn });
