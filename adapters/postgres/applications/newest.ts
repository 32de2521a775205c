import type pg from "pg";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type { NewestApplications } from "#domain/applications/review/ports.ts";

/** The plain lists, with exactly what the specification says they hold. */
export const newestStored = (pool: pg.Pool): NewestApplications => ({
  volunteer: async (most) => {
    const { rows } = await pool.query<CommonRow & { name: string; email: string }>(
      `select id, created_at, status, name, email from volunteer_applications
       order by created_at desc, id desc limit $1`,
      [most],
    );
    return rows.map(({ name, email, ...row }) => ({ ...commonOf(row), name, email }));
  },
  grant: async (most) => {
    const { rows } = await pool.query<CommonRow & { org_name: string; contact_email: string }>(
      `select id, created_at, status, org_name, contact_email from grant_applications
       order by created_at desc, id desc limit $1`,
      [most],
    );
    return rows.map(({ org_name, contact_email, ...row }) => ({
      ...commonOf(row),
      orgName: org_name,
      contactEmail: contact_email,
    }));
  },
});

type CommonRow = { id: string; created_at: Date; status: ApplicationStatus };

const commonOf = ({ id, created_at, status }: CommonRow) => ({
  id,
  createdAt: created_at.toISOString(),
  status,
});
