import type pg from "pg";
import type { OwnAccount } from "#domain/ledger/by-hand/answers.ts";
import type { HandEntries } from "#domain/ledger/by-hand/ports.ts";
import { isCauseKind } from "#domain/ledger/entry.ts";
import { enterHandEntry } from "./enter-hand-entry.ts";
import { openItems, openSum } from "./open-hand-entries.ts";
import { releaseAccruals } from "./release-accruals.ts";
import { reverseEntry } from "./reverse-entry.ts";
import { documentOfEntry, showEntry } from "./show-entry.ts";

export const storedHandEntries = (pool: pg.Pool): HandEntries => ({
  enter: enterHandEntry(pool),
  openSum: (id) => openSum(pool, id),
  openItems: () => openItems(pool),
  ownAccounts: () => ownAccounts(pool),
  show: showEntry(pool),
  document: documentOfEntry(pool),
  causeOf: async (number) => {
    const { rows } = await pool.query<{ kind: string; id: string }>(
      `select e.cause_kind as kind, e.cause_id as id from ledger_entries e
       where e.id = $1 and (e.cause_kind = 'expense'
         or exists (select from hand_entries h where h.kind = e.cause_kind and h.id = e.cause_id))`,
      [number],
    );
    const { kind = "", id = "" } = rows[0] ?? {};
    return isCauseKind(kind) ? { kind, id } : null;
  },
  reverse: (cause, how, by, requestId) => reverseEntry(pool, cause, how, by, requestId),
  release: (today) => releaseAccruals(pool, today),
});

/** The first bank account exists before anybody names it. */
async function ownAccounts(pool: pg.Pool): Promise<OwnAccount[]> {
  const { rows } = await pool.query<OwnAccount>(
    `select a.id as account, b.name, b.known_from as "statementsFrom"
     from ledger_accounts a left join bank_accounts b on b.ledger_account_id = a.id
     where a.id in ('bank', 'cash') or b.id is not null
     order by a.id = 'cash', a.id`,
  );
  return rows;
}
