import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BookYears, StoredYear } from "#domain/book-years/ports.ts";
import type { LedgerLine } from "#domain/transparency/ledger-line.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { tellEveryInstance } from "../content/content-changes.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";
import { openPoints } from "./open-points.ts";

/** How long donations may wait while a year closes; after that it is retried later. */
const lockTimeout = "2s";

/** `accountsOf` computes the accounts to store and publish. */
export const storedBookYears = (
  pool: pg.Pool,
  accountsOf: (lines: readonly LedgerLine[], year: number) => unknown,
): BookYears => ({
  openPoints: openPoints(pool),

  list: async () => {
    const { rows } = await pool.query<StoredYear>({
      name: "book-years",
      text: `select known.year, coalesce(known.year <= (select max(year) from book_years where is_closed), false) as "isClosed",
          (select case when kind = 'reopening_asked' then by_user end from book_year_events last
            where last.year = known.year order by id desc limit 1) as "reopeningAskedBy",
          (select coalesce(jsonb_agg(jsonb_build_object('kind', kind,
              'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', ${nameOfUser("u")},
              'adoptedOn', adopted_on, 'adoptedBy', adopted_by, 'remark', remark) order by event.id), '[]')
            from book_year_events event left join users u on u.id = event.by_user
            where event.year = known.year) as events
        from (select distinct year from ledger_sums) known order by known.year desc`,
    });
    return rows;
  },

  close: (closing, by, requestId) =>
    inTransaction(pool, async (client) => {
      const { year, adoptedOn, adoptedBy, remark } = closing;
      await client.query(`set local lock_timeout = '${lockTimeout}'`);
      // Waits for running bookings; later ones find the year closed.
      await client.query("select hold_ledger_entries()");
      const { rows } = await client.query<{ closed: boolean }>(
        "select $1 <= coalesce(max(year), 0) as closed from book_years where is_closed",
        [year],
      );
      if (rows[0]?.closed) return "not_possible" as const;
      const snapshot = accountsOf(await ledgerLines(client), year);
      await client.query(
        `insert into book_year_events (year, kind, by_user, adopted_on, adopted_by, remark, snapshot)
         values ($1, 'closed', $2, $3, $4, $5, $6)`,
        [year, nameOf(by), adoptedOn, adoptedBy, remark, JSON.stringify(snapshot)],
      );
      await logStep(client, "book_year.closed", year, { adoptedOn, adoptedBy, remark }, by, requestId);
      return "closed" as const;
    }).catch((error: unknown) => {
      if (isOf(error, lockNotAvailable)) return "busy" as const;
      throw error;
    }),

  askReopening: (year, remark, by, requestId) =>
    inTransaction(pool, async (client) => {
      await client.query(
        "insert into book_year_events (year, kind, by_user, remark) values ($1, 'reopening_asked', $2, $3)",
        [year, nameOf(by), remark],
      );
      await logStep(client, "book_year.reopening_asked", year, { remark }, by, requestId);
      return true;
    }).catch(falseWhenRefused),

  reopen: (year, by, requestId) =>
    inTransaction(pool, async (client) => {
      await client.query("insert into book_year_events (year, kind, by_user) values ($1, 'reopened', $2)", [
        year,
        nameOf(by),
      ]);
      await logStep(client, "book_year.reopened", year, {}, by, requestId);
      return true;
    }).catch(falseWhenRefused),
});

const lockNotAvailable = "55P03";
const restrictViolation = "23001";

const nameOf = (by: Actor): string => (by === "program" ? "program" : by.userId);

const isOf = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** The database enforces the order of steps and their authors. */
function falseWhenRefused(error: unknown): false {
  if (isOf(error, restrictViolation)) return false;
  throw error;
}

async function logStep(
  client: pg.ClientBase,
  action: string,
  year: number,
  after: object,
  actor: Actor,
  requestId: string,
): Promise<void> {
  await writeAudit(client, {
    actor,
    action,
    subject: { kind: "book_year", id: String(year) },
    after,
    requestId,
  });
  // Invalidates pages of every instance.
  await client.query(tellEveryInstance);
}
