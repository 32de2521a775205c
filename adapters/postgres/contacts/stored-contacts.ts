import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { ContactAnswer } from "#domain/contacts/contact.ts";
import type { Contacts } from "#domain/contacts/contacts.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { giftsOf, realAddress } from "./contacts-source.ts";
import { readTimeline } from "./timeline.ts";

/** $1 is any contact of the person. Money is what the ledger has, net of refunds. */
const whole = `
  select c.id, c.version, c.kind, c.name, c.language, c.phone, c.street, c.postcode, c.town, c.country,
    c.created_at as "createdAt",
    (select jsonb_agg(jsonb_build_object('contactId', m.id, 'email', ${realAddress("m")}, 'name', m.name,
       'hasAccount', exists (select from users u where u.email = m.address)) order by m.id <> c.id, m.created_at, m.id)
     from contacts m where m.person_id = c.id) as addresses,
    (select jsonb_build_object('count', count(*), 'cents', coalesce(sum(given.cents), 0), 'lastAt', max(g.paid_at))
     from (${giftsOf("c.id")}) g, lateral (
       select -sum(p.cents) as cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
         join ledger_accounts a on a.id = p.account_id where e.donation_id = g.id and a.raised) given
     where g.paid_at is not null) as gifts,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'isOfOther', own.id = r.other_id,
       'contact', jsonb_build_object('id', other.id, 'name', coalesce(other.name, ${realAddress("other")}))) order by r.at, r.id), '[]')
     from contact_relations r join contacts own on own.id in (r.contact_id, r.other_id) and own.person_id = c.id
       join contacts ends on ends.id = case when own.id = r.contact_id then r.other_id else r.contact_id end
       join contacts other on other.id = ends.person_id) as relations,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'text', t.body, 'dueOn', t.due_on,
       'assignee', (select jsonb_build_object('id', u.id, 'name', ${nameOfUser("u")}) from users u where u.id = t.assignee_id)) order by t.due_on, t.id), '[]')
     from contact_tasks about join staff_tasks t on t.id = about.task_id join contacts m on m.id = about.contact_id where m.person_id = c.id and t.done_at is null) as tasks
  from contacts c where c.id = (select person_id from contacts where id = $1)`;

type Row = Omit<ContactAnswer, "createdAt" | "timeline"> & { createdAt: Date };

export const storedContacts = (pool: pg.Pool): Contacts => ({
  show: async (id, by) => {
    const { rows } = await pool.query<Row>({ name: "contact", text: whole, values: [id] });
    const [contact] = rows;
    if (!contact) return null;
    const { createdAt, gifts, ...rest } = contact;
    await noteContact(pool, contact.id, "contact.viewed", by);
    return {
      ...rest,
      createdAt: createdAt.toISOString(),
      gifts: { ...gifts, lastAt: gifts.lastAt && new Date(gifts.lastAt).toISOString() },
      timeline: await readTimeline(pool, contact.id),
    };
  },

  change: (id, { version, ...texts }, by) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        "select version from contacts where id = $1 for update",
        [id],
      );
      if (!rows[0]) return "not_found";
      if (rows[0].version !== version) return "changed_meanwhile";
      await client.query(
        `update contacts set kind = $2, name = nullif($3, ''), language = $4, phone = nullif($5, ''), street = nullif($6, ''),
           postcode = nullif($7, ''), town = nullif($8, ''), country = nullif($9, ''), version = version + 1 where id = $1`,
        [
          id,
          texts.kind,
          texts.name,
          texts.language,
          texts.phone,
          texts.street,
          texts.postcode,
          texts.town,
          texts.country,
        ],
      );
      await noteContact(client, id, "contact.changed", by);
      return "done";
    }),

  addNote: (id, note, by) =>
    inTransaction(pool, async (client) => {
      if (!(await isThere(client, id))) return "not_found";
      const { rowCount } = await client.query(
        "insert into contact_notes (id, contact_id, body, author_id) values ($1, $2, $3, $4) on conflict (id) do nothing",
        [note.id, id, note.text, by.actor.userId],
      );
      if (rowCount === 1) await noteContact(client, id, "contact.noted", by);
      return "done";
    }),

  addRelation: (id, { id: relationId, kind, otherId }, by) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ people: number; persons: number }>(
        `select count(*)::int as people, count(distinct person_id)::int as persons from (
           select person_id from contacts where id in ($1, $2) for key share) both_ends`,
        [id, otherId],
      );
      if (id === otherId || (rows[0]?.people === 2 && rows[0].persons === 1)) return "same_person";
      if (rows[0]?.people !== 2) return "not_found";
      const { rowCount } = await client.query(
        `insert into contact_relations (id, contact_id, other_id, kind, made_by) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [relationId, id, otherId, kind, by.actor.userId],
      );
      if (rowCount === 1) await noteContact(client, id, "contact.related", by);
      return "done";
    }),

  removeRelation: (id, relationId, by) =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `delete from contact_relations r using contacts c
         where r.id = $2 and c.id in (r.contact_id, r.other_id) and c.person_id = $1`,
        [id, relationId],
      );
      if (rowCount === 0) return "not_found";
      await noteContact(client, id, "contact.unrelated", by);
      return "done";
    }),
});

/** Locked, so that an erasure waits. */
async function isThere(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from contacts where id = $1 for key share", [id]);
  return rowCount === 1;
}

/** One line for each account of the person, so that the person can read it; without an account one line. */
async function noteContact(
  db: pg.ClientBase | pg.Pool,
  id: string,
  action: string,
  by: Caller,
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select u.id from contacts m join users u on u.email = m.address and u.email_verified where m.person_id = $1`,
    [id],
  );
  const accounts: (string | null)[] = rows.length > 0 ? rows.map((row) => row.id) : [null];
  for (const aboutUserId of accounts)
    await writeAudit(db, { ...by, action, subject: { kind: "contact", id }, aboutUserId });
}
