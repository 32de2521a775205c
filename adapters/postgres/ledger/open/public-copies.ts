import type pg from "pg";
import type { Original, PublicCopies } from "#domain/ledger/open/ports.ts";
import { nameOfUser } from "../../applications/sources.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { inTransaction } from "../../base/in-transaction.ts";
import { tellEveryInstance } from "../../content/content-changes.ts";

export const storedPublicCopies = (pool: pg.Pool): PublicCopies => ({
  original: async (number) => {
    const { rows } = await pool.query<Original>(
      `select original as bytes, encode(sha256(original), 'hex') as sha256,
         exists (select from ledger_postings p join ledger_accounts a on a.id = p.account_id
           where p.entry_id = e.id and a.category is not null) and e.donation_id is null as "isCost",
         exists (select from ledger_postings p where p.entry_id = e.id and p.nature = 'personnel') as "isPersonnel",
         case when copy.document_sha256 is not null then jsonb_build_object('sha256', copy.document_sha256,
           'enteredOn', (copy.entered_at at time zone 'Europe/Amsterdam')::date, 'enteredBy', ${nameOfUser("u")}) end as copy
       from ledger_entries e
         cross join lateral (select original_document(e.id) as original) kept
         left join lateral (select c.document_sha256, c.entered_at, c.entered_by from public_copies c
           where c.entry_id = e.id order by c.place desc limit 1) copy on true
         left join users u on u.id = copy.entered_by
       where e.id = $1 and e.reverses_entry_id is null`,
      [number],
    );
    return rows[0] ?? null;
  },

  add: ({ id, number, document, reason }, by) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ original: string; copy: string | null }>(
        `insert into public_copies (id, entry_id, original_sha256, document_type, document, reason, entered_by)
         values ($1, $2, '', $3, $4, $5, $6)
         on conflict (id) do nothing returning original_sha256 as original, document_sha256 as copy`,
        [id, number, document?.type ?? null, document?.bytes ?? null, reason, by.actor.userId],
      );
      const [added] = rows;
      if (!added) return;
      await writeAudit(client, {
        actor: by.actor,
        action: document ? "public_copy.added" : "public_copy.withdrawn",
        subject: { kind: "entry", id: String(number) },
        after: { originalSha256: added.original, copySha256: added.copy, reason },
        requestId: by.requestId,
      });
      await client.query(tellEveryInstance);
    }),
});
