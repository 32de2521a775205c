import type { TimelineItem } from "#domain/contacts/contact.ts";
import { nameOfUser } from "../applications/sources.ts";
import { campaignEmails } from "../email-campaigns/campaign-emails.ts";
import type { Queryable } from "../mail/outbox.ts";
import { giftsOf } from "./contacts-source.ts";

const maxShown = 300;

const item = (
  kind: TimelineItem["kind"],
  { id, at, about, words, status, cents, by, from }: Readonly<Record<string, string>>,
): string => `select '${kind}' as kind, ${id}::text as id, ${at} as at, ${about ?? "null"}::text as about,
    ${words ?? "null"}::text as words, ${status ?? "null"}::text as status, ${cents ?? "null"}::bigint as cents,
    ${by ?? "null"}::text as by from ${from}`;

const author = (column: string): string => `(select ${nameOfUser("u")} from users u where u.id = ${column})`;

/** $1 is the person. Mail is found by what caused it: its address is forgotten once it is sent. */
const timeline = `with member as materialized (select id, address from contacts where person_id = $1),
  account as materialized (select u.id from users u join member m on u.email = m.address),
  gift as materialized (${giftsOf("$1")}),
  application as materialized (
    select 'volunteer' as kind, v.id, v.created_at, v.status, v.role_id as about from volunteer_applications v
      where lower(v.email) in (select address from member)
    union all select 'partner', p.id, p.created_at, p.status, p.organisation from partner_applications p
      where lower(p.email) in (select address from member)
    union all select 'grant', g.id, g.created_at, g.status, g.org_name from grant_applications g
      where lower(g.contact_email) in (select address from member)),
  registration as materialized (
    select r.* from event_registrations r where lower(r.email) in (select address from member)),
  message as materialized (
    select c.* from contact_messages c where lower(c.email) in (select address from member)),
  thread as materialized (select t.* from support_threads t where t.user_id in (select id from account)),
  cause as materialized (
    select id from gift union all select id from application union all select id from registration
    union all select id from message union all select id from thread union all select id from account
    union all select s.id from support_messages s where s.thread_id in (select id from thread)),
  receipt as materialized (select r.id::text as id from receipts r where r.donation_id in (select id from gift))
${[
  item("donation", {
    id: "g.id",
    at: "coalesce(g.paid_at, g.created_at)",
    about: "g.campaign_id",
    words: "g.reference",
    status: "g.status",
    cents: "g.amount_cents",
    from: "gift g",
  }),
  item("monthly", {
    id: "r.id",
    at: "coalesce(r.ended_at, r.created_at)",
    status: "r.status",
    cents: "r.amount_cents",
    from: "recurring_gifts r where r.id in (select id from gift)",
  }),
  item("agreement", {
    id: "p.id",
    at: "p.created_at",
    words: "p.transaction_number",
    status: "p.state",
    cents: "p.yearly_cents",
    from: "periodic_agreements p where p.user_id in (select id from account)",
  }),
  item("application", {
    id: "a.id",
    at: "a.created_at",
    about: "a.kind",
    words: "a.about",
    status: "a.status",
    from: "application a",
  }),
  item("event", {
    id: "r.id",
    at: "r.created_at",
    about: "r.event_id",
    status: "r.status",
    from: "registration r",
  }),
  item("message", {
    id: "m.id",
    at: "m.created_at",
    about: "m.topic",
    words: "m.message",
    from: "message m",
  }),
  item("support", {
    id: "t.id",
    at: "t.last_message_at",
    words: "t.subject",
    status: "t.status",
    from: "thread t",
  }),
  item("consent", {
    id: "c.id",
    at: "coalesce(c.confirmed_at, c.at)",
    about: "c.purpose",
    words: "coalesce(w.words, c.text_version)",
    status:
      "case when not c.granted then 'withdrawn' when c.confirmed_at is null then 'unconfirmed' else 'granted' end",
    from: `email_consents c left join consent_texts w on w.version = c.text_version and w.language = c.language
      where c.address in (select address from member)`,
  }),
  item("consent", {
    id: "c.id",
    at: "c.at",
    about: "c.purpose",
    words: "c.text_version",
    status: "case when c.granted then 'granted' else 'withdrawn' end",
    from: `consent_events c where c.subject_kind in ('volunteer_application', 'grant_application')
      and c.subject_id in (select id from application)`,
  }),
  item("email", {
    id: "m.id",
    at: "coalesce(m.sent_at, m.created_at)",
    about: "m.kind",
    words: "m.letter->>'subject'",
    status: "m.state",
    from: `mail_outbox m where (split_part(m.cause, ':', 1) in (select id from cause)
      or (m.kind = 'gift-receipt' and split_part(m.cause, ':', 1) in (select id from receipt)))
      and (m.to_address is null or lower(m.to_address) in (select address from member))`,
  }),
  item("email", campaignEmails),
  item("note", {
    id: "n.id",
    at: "n.at",
    words: "n.body",
    by: author("n.author_id"),
    from: "contact_notes n where n.contact_id in (select id from member)",
  }),
  item("task", {
    id: "t.id",
    at: "t.done_at",
    words: "t.body",
    by: author("t.done_by"),
    from: `contact_tasks about join staff_tasks t on t.id = about.task_id
      where about.contact_id in (select id from member) and t.done_at is not null`,
  }),
].join("\nunion all\n")}
order by at desc, id limit ${maxShown}`;

export async function readTimeline(db: Queryable, personId: string): Promise<TimelineItem[]> {
  const { rows } = await db.query<Omit<TimelineItem, "at"> & { at: Date }>({
    name: "contact-timeline",
    text: timeline,
    values: [personId],
  });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
