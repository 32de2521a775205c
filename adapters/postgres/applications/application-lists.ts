import type pg from "pg";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { type ApplicationStatus, undecidedStatuses } from "#domain/applications/application-status.ts";
import type { DecisionTimes } from "#domain/applications/review/decision-times.ts";
import type { NewestApplications, WaitingApplications } from "#domain/applications/review/ports.ts";
import type { Expiring } from "#domain/back-office/show-today.ts";
import { sources } from "./sources.ts";

/** The fields are fixed by the specification. */
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

const maxCountries = 300;

/** The countries partners applied from, as they wrote them. */
export const partnerCountries = (pool: pg.Pool) => async (): Promise<string[]> => {
  const { rows } = await pool.query<{ country: string }>(
    `select distinct country from partner_applications order by country limit ${maxCountries}`,
  );
  return rows.map(({ country }) => country);
};

export const storedDecisions =
  (pool: pg.Pool) => async (): Promise<{ createdAt: Date; decidedAt: Date }[]> => {
    const { rows } = await pool.query<{ createdAt: Date; decidedAt: Date }>(
      `select created_at as "createdAt", decided_at as "decidedAt" from grant_applications
       where decided_at is not null`,
    );
    return rows;
  };

export const storedDecisionTimes = (pool: pg.Pool): DecisionTimes => ({
  median: async (kind, since) => {
    const { rows } = await pool.query<{ decided: number; days: number | null }>(
      `select count(*) as decided,
         percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8 / 86400) as days
       from ${sources[kind].table} where decided_at > $1`,
      [since],
    );
    return rows[0] ?? { decided: 0, days: null };
  },
});

export const waitingApplications = (pool: pg.Pool): WaitingApplications => {
  const waiting = (kind: ApplicationKind) => async () => {
    const { rows } = await pool.query<{ count: number; oldest: Date | null }>({
      name: `waiting-${kind}`,
      text: `select count(*) as count, min(created_at) as oldest from ${sources[kind].table} where status = any($1)`,
      values: [undecidedStatuses],
    });
    return { count: rows[0]?.count ?? 0, oldestSince: rows[0]?.oldest ?? null };
  };
  return { volunteer: waiting("volunteer"), grant: waiting("grant"), partner: waiting("partner") };
};

const maxListed = 20;

export const checksEnding =
  (pool: pg.Pool) =>
  async (by: string): Promise<Expiring[]> => {
    const { rows } = await pool.query<Expiring>(
      `select id, name, check_renew_by as "endsOn" from volunteer_applications
       where background_check = 'SEEN_OK' and status = 'APPROVED' and stopped_on is null
         and check_renew_by is not null and check_renew_by <= $1
       order by check_renew_by, id limit ${maxListed}`,
      [by],
    );
    return rows;
  };
