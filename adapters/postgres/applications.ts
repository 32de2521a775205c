import type pg from "pg";
import type { GrantApplicationAnswer, VolunteerApplicationAnswer } from "#domain/back-office/answers.ts";
import { undecidedStatuses, type ApplicationStatus } from "#domain/back-office/application-status.ts";
import type { ApplicationFilter, Applications, Listed } from "#domain/back-office/ports.ts";

/** What people applied for, as staff read it. */
export const storedApplications = (pool: pg.Pool): Applications => ({
  volunteer: listedIn<VolunteerApplicationAnswer, VolunteerRow>(pool, {
    table: "volunteer_applications",
    columns: "name, email",
    searched: ["name", "email"],
    answer: ({ name, email, ...row }) => ({ ...commonOf(row), name, email }),
  }),
  grant: listedIn<GrantApplicationAnswer, GrantRow>(pool, {
    table: "grant_applications",
    columns: "org_name, contact_email",
    searched: ["org_name", "contact_name", "contact_email"],
    answer: ({ org_name, contact_email, ...row }) => ({
      ...commonOf(row),
      orgName: org_name,
      contactEmail: contact_email,
    }),
  }),
});

type CommonRow = { id: string; created_at: Date; status: ApplicationStatus };
type VolunteerRow = CommonRow & { name: string; email: string };
type GrantRow = CommonRow & { org_name: string; contact_email: string };

/** Names in here are written by us, never by a visitor: they become part of the statement. */
type Source<Answer, Row> = {
  table: "volunteer_applications" | "grant_applications";
  columns: string;
  searched: readonly string[];
  answer: (row: Row) => Answer;
};

function listedIn<Answer, Row extends CommonRow>(
  pool: pg.Pool,
  { table, columns, searched, answer }: Source<Answer, Row>,
): Listed<Answer> {
  const matching = `status = any($1) and ($2 = '' or ${searched.map((name) => `${name} ilike $2`).join(" or ")})`;
  return {
    count: async (filter) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*) as count from ${table} where ${matching}`,
        valuesOf(filter),
      );
      return rows[0]?.count ?? 0;
    },
    list: async (filter, { most, skip }) => {
      const { rows } = await pool.query<Row>(
        `select id, created_at, status, ${columns} from ${table} where ${matching}
         order by created_at desc, id desc limit $3 offset $4`,
        [...valuesOf(filter), most, skip],
      );
      return rows.map(answer);
    },
    waiting: async () => {
      const { rows } = await pool.query<{ count: number; oldest: Date | null }>(
        `select count(*) as count, min(created_at) as oldest from ${table} where status = any($1)`,
        [undecidedStatuses],
      );
      return { count: rows[0]?.count ?? 0, oldestSince: rows[0]?.oldest ?? null };
    },
  };
}

const valuesOf = ({ statuses, search }: ApplicationFilter): unknown[] => [
  statuses,
  search === "" ? "" : `%${literally(search)}%`,
];

/** A percent sign in a search is a percent sign; PostgreSQL keeps no text with a zero byte, so none is looked for. */
const literally = (search: string): string => search.replaceAll("\0", "").replace(/[\\%_]/g, String.raw`\$&`);

const commonOf = ({ id, created_at, status }: CommonRow) => ({
  id,
  createdAt: created_at.toISOString(),
  status,
});
