import type pg from "pg";
import { applicationKinds, type ApplicationKind } from "#domain/applications/application-kind.ts";
import { undecidedStatuses, type ApplicationStatus } from "#domain/applications/application-status.ts";
import type { ListSort } from "#domain/applications/review/list-sort.ts";
import type {
  ApplicationFilter,
  Applications,
  Listed,
  ListedRow,
  Window,
} from "#domain/applications/review/ports.ts";
import { conditionsOf, conditionValues } from "./conditions.ts";
import { nameOfUser, sources } from "./sources.ts";

/** What people applied for, as staff list it. */
export const storedApplications = (pool: pg.Pool): Applications => {
  const [volunteer, grant, partner] = applicationKinds.map((kind) => listed(pool, kind));
  if (!volunteer || !grant || !partner) throw new Error("Every kind of application has a list");
  return { volunteer, grant, partner };
};

/** The statements themselves, so that a test can ask the database how it would answer them. */
export function listStatement(
  kind: ApplicationKind,
  filter: ApplicationFilter,
  sort: ListSort,
  { most, skip }: Window,
): { text: string; values: unknown[] } {
  const { table, who, email, about } = sources[kind];
  const order = orders(who)[sort];
  return {
    // The page first, the names of those who have the work afterwards: 25 of them instead of all.
    text: `select a.*, ${nameOfUser("u")} as assignee_name
      from (select id, ${who} as who, ${email} as email, ${about} as about_id, created_at, status, assignee_id
            from ${table} where ${conditionsOf(kind)} order by ${order} limit ${most} offset ${skip}) a
      left join users u on u.id = a.assignee_id
      order by ${orders("who")[sort]}`,
    values: conditionValues(filter),
  };
}

export function countStatement(kind: ApplicationKind, filter: ApplicationFilter) {
  return {
    text: `select count(*) as count from ${sources[kind].table} where ${conditionsOf(kind)}`,
    values: conditionValues(filter),
  };
}

const orders = (who: string): Record<ListSort, string> => ({
  newest: "created_at desc, id desc",
  oldest: "created_at, id",
  name: `lower(${who}), id`,
});

const listed = (pool: pg.Pool, kind: ApplicationKind): Listed => ({
  count: async (filter) => {
    const { rows } = await pool.query<{ count: number }>(countStatement(kind, filter));
    return rows[0]?.count ?? 0;
  },
  list: async (filter, sort, window) => {
    const { rows } = await pool.query<Row>(listStatement(kind, filter, sort, window));
    return rows.map(rowOf);
  },
  waiting: async () => {
    const { rows } = await pool.query<{ count: number; oldest: Date | null }>({
      name: `waiting-${kind}`,
      text: `select count(*) as count, min(created_at) as oldest from ${sources[kind].table} where status = any($1)`,
      values: [undecidedStatuses],
    });
    return { count: rows[0]?.count ?? 0, oldestSince: rows[0]?.oldest ?? null };
  },
});

type Row = {
  id: string;
  who: string;
  email: string;
  about_id: string;
  created_at: Date;
  status: ApplicationStatus;
  assignee_id: string | null;
  assignee_name: string | null;
};

const rowOf = (row: Row): ListedRow => ({
  id: row.id,
  who: row.who,
  email: row.email,
  aboutId: row.about_id,
  createdAt: row.created_at,
  status: row.status,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? "" },
});
