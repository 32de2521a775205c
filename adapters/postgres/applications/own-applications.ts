import type pg from "pg";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type { OwnApplications, StoredApplication } from "#domain/applications/own/ports.ts";
import type { Cents } from "#domain/money/cents.ts";
import { digest } from "../../auth/secrets.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { forgotten } from "../mail/outbox.ts";

/** Part of statements, so never from user input. */
const tables: Record<ApplicationKind, { name: string; columns: string }> = {
  volunteer: {
    name: "volunteer_applications",
    columns:
      "role_id as about_id, null as organisation, null::bigint as requested_cents, motivation as wrote",
  },
  grant: {
    name: "grant_applications",
    columns: "call_id as about_id, org_name as organisation, requested_cents, null as wrote",
  },
  partner: {
    name: "partner_applications",
    columns: "null as about_id, organisation, null::bigint as requested_cents, plan as wrote",
  },
};

export const storedOwnApplications = (pool: pg.Pool): OwnApplications => ({
  find: async (token) => {
    const link = await linkOf(pool, token);
    if (!link) return null;
    const { kind, withdrawnAt } = link;
    return withdrawnAt ? { kind, withdrawnAt } : findApplication(pool, kind, link.applicationId);
  },

  withdraw: (token, mayGo) =>
    inTransaction(pool, async (client) => {
      const link = await linkOf(client, token, "for update");
      if (!link) return "unknown";
      if (link.withdrawnAt) return "withdrawn";
      const { kind, applicationId } = link;
      const { rows } = await client.query<{ status: ApplicationStatus }>(
        `select status from ${tables[kind].name} where id = $1 for update`,
        [applicationId],
      );
      const status = rows[0]?.status;
      if (status === undefined) return "unknown";
      if (!mayGo(status)) return "kept";
      await erase(client, kind, applicationId);
      await client.query(
        `update application_links set withdrawn_at = now() where application_kind = $1 and application_id = $2`,
        [kind, applicationId],
      );
      await writeAudit(client, {
        actor: "program",
        action: "application.withdrawn",
        subject: { kind: `${kind}_application`, id: applicationId },
        before: { status },
      });
      return "withdrawn";
    }),
});

async function erase(client: pg.ClientBase, kind: ApplicationKind, id: string): Promise<void> {
  await client.query(`delete from ${tables[kind].name} where id = $1`, [id]);
  // Consent and its withdrawal stay provable, without naming the person.
  await client.query(
    `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language)
     select subject_kind, subject_id, purpose, false, text_version, language from consent_events
     where subject_kind = $1 and subject_id = $2 and granted order by id`,
    [`${kind}_application`, id],
  );
  await client.query(`update mail_outbox set ${forgotten}, state = 'FORGOTTEN' where cause = $1`, [id]);
}

type Link = { kind: ApplicationKind; applicationId: string; withdrawnAt: Date | null };

async function linkOf(db: pg.Pool | pg.ClientBase, token: string, lock = ""): Promise<Link | undefined> {
  const { rows } = await db.query<Link>(
    `select application_kind as kind, application_id as "applicationId", withdrawn_at as "withdrawnAt"
     from application_links where token_hash = $1 ${lock}`,
    [digest(token)],
  );
  return rows[0];
}

type Row = {
  status: ApplicationStatus;
  created_at: Date;
  decided_at: Date | null;
  about_id: string | null;
  organisation: string | null;
  requested_cents: Cents | null;
  wrote: string | null;
};

async function findApplication(
  pool: pg.Pool,
  kind: ApplicationKind,
  id: string,
): Promise<StoredApplication | null> {
  const { name, columns } = tables[kind];
  const { rows } = await pool.query<Row>(
    `select status, created_at, decided_at, ${columns} from ${name} where id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    kind,
    status: row.status,
    aboutId: row.about_id,
    organisation: row.organisation,
    requestedCents: row.requested_cents,
    wrote: row.wrote,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}
