import type pg from "pg";
import type { AgreementState, NewAgreement, OwnAgreement, Party } from "#domain/periodic/agreement.ts";
import { refusalOfActivation } from "#domain/periodic/end-agreement.ts";
import type { Agreements } from "#domain/periodic/ports.ts";
import type { SealedTexts } from "../../sealed-text.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

const shownDigits = 3;
const numberDigits = 5;
const hidden = "••••••";

export const storedAgreements = (pool: pg.Pool, sealed: () => SealedTexts): Agreements => ({
  add: async (agreement, { id, userId, language, year }) => {
    const { seal } = sealed();
    const { donor, donorBsn, partner, partnerBsn } = agreement;
    const { rows } = await pool.query<OwnAgreement>(
      `insert into periodic_agreements (id, transaction_number, user_id, yearly_cents, instalments, term_years,
         first_year, ends_on_death_of, ends_early_on, donor, donor_bsn, donor_bsn_ending, partner, partner_bsn, language)
       values ($1, 'PG-' || $2::int || '-' || lpad(nextval('periodic_agreement_numbers')::text, ${numberDigits}, '0'),
         $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (user_id) where state = 'AWAITING_SIGNATURE' do nothing
       returning ${ownColumns}`,
      [
        id,
        year,
        userId,
        agreement.yearlyCents,
        agreement.instalments,
        agreement.termYears,
        agreement.firstYear,
        agreement.endsOnDeathOf,
        agreement.endsEarlyOn,
        donor,
        seal(donorBsn, placeOf(id, "donor")),
        donorBsn.slice(-shownDigits),
        partner,
        partnerBsn === null ? null : seal(partnerBsn, placeOf(id, "partner")),
        language,
      ],
    );
    return rows[0] ?? "already_waiting";
  },

  list: async (userId) => {
    const { rows } = await pool.query<OwnAgreement>(
      `select ${ownColumns} from periodic_agreements where user_id = $1 order by created_at desc, id`,
      [userId],
    );
    return rows;
  },

  deed: async (userId, id) => {
    const { rows } = await pool.query<DeedRow>(
      `select ${ownColumns}, donor, partner, donor_bsn, partner_bsn from periodic_agreements
       where user_id = $1 and id = $2 and donor is not null and donor_bsn is not null`,
      [userId, id],
    );
    const [row] = rows;
    if (!row) return null;
    const { open } = sealed();
    const { donor_bsn: donorSealed, partner_bsn: partnerSealed, ...deed } = row;
    return {
      ...deed,
      donorBsn: open(donorSealed, placeOf(id, "donor")),
      partnerBsn: partnerSealed && open(partnerSealed, placeOf(id, "partner")),
    };
  },

  withdraw: async (userId, id) => {
    const { rowCount } = await pool.query(
      `update periodic_agreements set state = 'WITHDRAWN', donor = null, donor_bsn = null, donor_bsn_ending = null,
         partner = null, partner_bsn = null, ends_on_death_of = null
       where user_id = $1 and id = $2 and state = 'AWAITING_SIGNATURE'`,
      [userId, id],
    );
    return rowCount === 1 ? "withdrawn" : "not_waiting";
  },

  maskedDeed: async (id, actor, requestId) => {
    const { rows } = await pool.query<MaskedRow>(
      `select ${ownColumns}, donor, partner, user_id as "userId" from periodic_agreements
       where id = $1 and donor is not null and donor_bsn_ending is not null`,
      [id],
    );
    const [row] = rows;
    if (!row) return null;
    const { userId, ...deed } = row;
    const subject = { kind: "periodic_agreement", id };
    await writeAudit(pool, {
      actor,
      action: "periodic_agreement.viewed",
      subject,
      aboutUserId: userId,
      requestId,
    });
    return { ...deed, donorBsn: `${hidden} ${deed.bsnEnding}`, partnerBsn: deed.partner && hidden };
  },

  activate: (id, signedOn, actor, requestId) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{
        state: AgreementState;
        userId: string;
        activeFrom: string | null;
      }>(
        `select state, user_id as "userId", active_from as "activeFrom" from periodic_agreements
         where id = $1 for update`,
        [id],
      );
      const [found] = rows;
      if (!found) return { ok: false, reason: "agreement_unknown" };
      const refusal = refusalOfActivation(found.state);
      if (refusal) return { ok: false, reason: refusal };
      // Repeating it keeps the first date.
      if (found.activeFrom !== null) return { ok: true, activeFrom: found.activeFrom };
      await client.query("update periodic_agreements set state = 'ACTIVE', active_from = $2 where id = $1", [
        id,
        signedOn,
      ]);
      await writeAudit(client, {
        actor,
        action: "periodic_agreement.activated",
        subject: { kind: "periodic_agreement", id },
        aboutUserId: found.userId,
        before: { state: found.state },
        after: { state: "ACTIVE", activeFrom: signedOn },
        requestId,
      });
      return { ok: true, activeFrom: signedOn };
    }),
});

const placeOf = (id: string, party: "donor" | "partner"): string => `periodic_agreements ${id} ${party}`;

const ownColumns = `id, transaction_number as "transactionNumber", state, yearly_cents as "yearlyCents", instalments,
  term_years as "termYears", first_year as "firstYear", ends_on_death_of as "endsOnDeathOf",
  ends_early_on as "endsEarlyOn", donor_bsn_ending as "bsnEnding", created_at as "createdAt",
  active_from as "activeFrom", ended_on as "endedOn"`;

type DeedRow = Omit<NewAgreement, "donorBsn" | "partnerBsn"> & {
  transactionNumber: string;
  createdAt: Date;
  donor: Party;
  donor_bsn: Buffer;
  partner_bsn: Buffer | null;
};
type MaskedRow = Omit<DeedRow, "donor_bsn" | "partner_bsn"> & { userId: string; bsnEnding: string };
