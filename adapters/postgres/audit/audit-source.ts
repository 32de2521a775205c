import { auditList, booksAuditList, programActor } from "#domain/audit/audit-list.ts";
import { bookNouns } from "#domain/audit/book-actions.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Asked } from "#domain/lists/asked.ts";
import { nameOfUser } from "../applications/sources.ts";
import { escapeLike } from "../base/escape-like.ts";
import { exportedAction } from "../exports/note-exported.ts";
import { listSource, startOfDay, type SourceOf } from "../lists/list-source.ts";

const source: SourceOf<typeof auditList> = {
  from: "audit_log l left join users u on u.id = l.actor_id left join api_tokens t on t.id = l.actor_id",
  where: withoutEachPerson,
  columns: {
    id: "l.id",
    happenedAt: "l.at",
    actor: "l.actor_id",
    actorName: `coalesce(${nameOfUser("u")}, t.name)`,
    role: "l.actor_role",
    action: "l.action",
    subjectKind: "l.subject_kind",
    subject: "l.subject_id",
    before: "l.before",
    after: "l.after",
  },
  filters: {
    actor: (actor, bind) => {
      if (actor === programActor) return "l.actor_id is null";
      const alike = `${bind(`%${escapeLike(actor.toLowerCase())}%`)}::text`;
      return `l.actor_id = ${bind(actor)}::text
        or l.actor_id in (select p.id from users p
          where p.email like ${alike} or lower(p.name) like ${alike} or lower(p.first_name) like ${alike})
        or l.actor_id in (select k.id from api_tokens k where lower(k.name) like ${alike})`;
    },
    action: (action, bind) => `l.action like ${bind(`${escapeLike(action.toLowerCase())}%`)}::text`,
    subject: (subject, bind) => `${bind(subject)}::text in (l.subject_kind, l.subject_id)`,
    from: (day, bind) => `l.at >= ${startOfDay(bind(day))}`,
    to: (day, bind) => `l.at < ${startOfDay(bind(addDays(day, 1)))}`,
    year: (year, bind) =>
      `l.at >= ${startOfDay(bind(`${year}-01-01`))} and l.at < ${startOfDay(bind(`${Number(year) + 1}-01-01`))}`,
  },
};

export const auditSource = listSource(auditList, source);

const nouns = bookNouns.map((noun) => `'${noun}'`).join(", ");
export const booksAuditSource = listSource(booksAuditList, {
  ...source,
  where: (asked, isFile) =>
    `split_part(l.action, '.', 1) in (${nouns}) and ${withoutEachPerson(asked, isFile)}`,
});

/** An export writes a line for each person in it. They are shown to readers who look for an action or a subject, and in files. */
function withoutEachPerson({ filters }: Asked, isFile: boolean): string {
  return isFile || filters["action"] || filters["subject"] ? "true" : `l.action <> '${exportedAction}'`;
}
