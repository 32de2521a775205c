import type pg from "pg";
import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import { refusalOfEnd } from "#domain/periodic/end-agreement.ts";
import type { AgreementAdmin, Ending } from "#domain/periodic/ports.ts";
import type { AgreementState, EarlyEnd } from "#domain/periodic/agreement.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { agreementFrom, nameOfParty } from "./running-agreements.ts";

type Stored<Row> = Omit<Row, "createdAt"> & { createdAt: Date };

export const agreementAdmin = (pool: pg.Pool, today: () => string): AgreementAdmin => ({
  show: async (id, actor, requestId) => {
    const { rows } = await pool.query<Stored<AgreementStory> & { userId: string }>(
      `select p.id, p.transaction_number as "transactionNumber", p.state, ${nameOfParty("donor")} as "donorName",
         p.yearly_cents as "yearlyCents", p.first_year as "firstYear", p.term_years as "termYears", p.created_at as "createdAt", p.instalments, p.ends_on_death_of as "endsOnDeathOf", p.ends_early_on as "endsEarlyOn",
         p.donor_bsn_ending as "bsnEnding", p.donor->>'phone' as phone, u.email,
         concat_ws(', ', p.donor->>'street', p.donor->>'postalCodeAndTown', p.donor->>'country') as address,
         ${nameOfParty("partner")} as "partnerName", p.active_from as "activeFrom", p.ended_on as "endedOn",
         p.end_ground as "endGround", p.user_id as "userId"
       from ${agreementFrom} where p.id = $1`,
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
