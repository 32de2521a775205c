import type pg from "pg";
import type { AgreementPage, AgreementRow, AgreementStory } from "#domain/periodic/admin-answers.ts";
import { refusalOfEnd } from "#domain/periodic/end-agreement.ts";
import type { AgreementAdmin, Ending } from "#domain/periodic/ports.ts";
import type { AgreementState, EarlyEnd } from "#domain/periodic/agreement.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { escapeLike } from "../base/escape-like.ts";
import { readMomentCursor, writeMomentCursor } from "../base/page-cursor.ts";

const pageSize = 25;

const nameOf = (party: string): string => `(p.${party}->>'firstNames') || ' ' || (p.${party}->>'surname')`;
const rowColumns = `p.id, p.transaction_number as "transactionNumber", p.state, ${nameOf("donor")} as "donorName",
  p.yearly_cents as "yearlyCents", p.first_year as "firstYear", p.term_years as "termYears",
  p.created_at as "createdAt"`;
/** The account's address, while other data about the donor exists. */
const source = `periodic_agreements p left join users u on u.id = p.user_id and p.donor is not null`;

type Stored<Row> = Omit<Row, "createdAt"> & { createdAt: Date };

/** Agreements for staff. */
export const agreementAdmin = (pool: pg.Pool, today: () => string): AgreementAdmin => ({
  /** Cursor paging. */
  list: async ({ search, state, before }): Promise<AgreementPage> => {
    const from = readMomentCursor(before);
    const { rows } = await pool.query<Stored<AgreementRow>>(
      `select ${rowColumns} from ${source}
       where ($1::text is null or p.state = $1)
         and ($2::text = '' or p.transaction_number = upper($2) or lower(p.donor->>'surname') like $3::text
           or lower(p.donor->>'firstNames') like $3 or lower(u.email) like $3)
         and ($4::timestamptz is null or (p.created_at, p.id) < ($4, $5::text))
       order by p.created_at desc, p.id desc limit ${pageSize + 1}`,
      [state, search, `${escapeLike(search.toLowerCase())}%`, from?.createdAt ?? null, from?.id ?? null],
    );
    const shown = rows.slice(0, pageSize).map(told);
    const last = shown.at(-1);
    return {
      rows: shown,
      older: rows.length > pageSize && last ? writeMomentCursor(last.createdAt, last.id) : null,
    };
  },

  show: async (id, actor, requestId) => {
    const { rows } = await pool.query<Stored<AgreementStory> & { userId: string }>(
      `select ${rowColumns}, p.instalments, p.ends_on_death_of as "endsOnDeathOf", p.ends_early_on as "endsEarlyOn",
         p.donor_bsn_ending as "bsnEnding", p.donor->>'phone' as phone, u.email,
         concat_ws(', ', p.donor->>'street', p.donor->>'postalCodeAndTown', p.donor->>'country') as address,
         ${nameOf("partner")} as "partnerName", p.active_from as "activeFrom", p.ended_on as "endedOn",
         p.end_ground as "endGround", p.user_id as "userId"
       from ${source} where p.id = $1`,
      [id],
    );
    if (!rows[0]) return null;
    const { userId, ...story } = rows[0];
    const subject = { kind: "periodic_agreement", id };
    await writeAudit(pool, {
      actor,
      action: "periodic_agreement.viewed",
      subject,
      aboutUserId: userId,
      requestId,
    });
    return told({ ...story, address: story.address || null });
  },

  end: (id, asked, actor, requestId): Promise<Ending> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{
        state: AgreementState;
        activeFrom: string | null;
        endedOn: string | null;
        endsEarlyOn: EarlyEnd[];
        userId: string;
      }>(
        `select state, active_from as "activeFrom", ended_on as "endedOn", ends_early_on as "endsEarlyOn",
           user_id as "userId" from periodic_agreements where id = $1 for update`,
        [id],
      );
      const [found] = rows;
      if (!found) return { ok: false, reason: "agreement_unknown" };
      const refusal = refusalOfEnd(found, asked, today());
      if (refusal === "already") return { ok: true };
      if (refusal) return { ok: false, reason: refusal };
      await client.query(
        "update periodic_agreements set state = 'ENDED', ended_on = $2, end_ground = $3 where id = $1",
        [id, asked.endedOn, asked.ground],
      );
      // The ground is left out: it may reveal health data.
      await writeAudit(client, {
        actor,
        action: "periodic_agreement.ended",
        subject: { kind: "periodic_agreement", id },
        aboutUserId: found.userId,
        before: { state: found.state },
        after: { state: "ENDED", endedOn: asked.endedOn },
        requestId,
      });
      return { ok: true };
    }),
});

const told = <Row extends { createdAt: Date }>(row: Row): Omit<Row, "createdAt"> & { createdAt: string } => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
