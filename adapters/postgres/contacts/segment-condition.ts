import { monthsLater } from "#domain/calendar/month.ts";
import type { Condition, Segment } from "#domain/contacts/segment.ts";
import type { Bind } from "../lists/list-source.ts";

/** SQL for the row `c` of a person. Conditions on donations are answered by an index, once for everybody. */
export function segmentCondition({ match, conditions }: Segment, today: string, bind: Bind): string {
  const each = conditions.map((condition) => {
    const found = conditionSql(condition, today, bind);
    return condition.not ? `not (${found})` : `(${found})`;
  });
  return each.join(match === "all" ? " and " : " or ");
}

function conditionSql(condition: Condition, today: string, bind: Bind): string {
  switch (condition.kind) {
    case "gave":
      return gave(condition, bind);
    case "neverSince":
      return notSince(condition.day, bind);
    case "lapsed":
      return notSince(monthsLater(today, -condition.months), bind);
    case "monthly":
      return `c.id in (select g.person_id from recurring_gifts r join contact_gifts g on g.donation_id = r.id where r.status <> 'ENDED')`;
    case "consented":
      return `c.id in (select m.person_id from email_consents k join contacts m on m.address = k.address
        where k.purpose = ${bind(condition.purpose)}::text and k.is_current and k.granted)`;
    case "language":
      return `c.language = ${bind(condition.language)}::text`;
    case "town": {
      const town = `search_key(${bind(condition.town)}::text)`;
      // The index of the search finds the few rows for which the key is computed.
      return `c.search_text like '%' || ${town} || '%' and search_key(coalesce(c.town, '')) = ${town}`;
    }
    case "type":
      return `c.kind = ${bind(condition.type)}::text`;
  }
}

function gave({ to, from, until, atLeastCents }: Extract<Condition, { kind: "gave" }>, bind: Bind): string {
  const conditions = [
    "g.cents > 0",
    to && `g.${to.type}_id = ${bind(to.id)}::text`,
    from && `g.paid_on >= ${bind(from)}::date`,
    until && `g.paid_on <= ${bind(until)}::date`,
  ].filter(Boolean);
  const enough =
    atLeastCents === null ? "" : `group by g.person_id having sum(g.cents) >= ${bind(atLeastCents)}::bigint`;
  return `c.id in (select g.person_id from contact_gifts g where ${conditions.join(" and ")} ${enough})`;
}

const notSince = (day: string, bind: Bind): string =>
  `c.id in (select g.person_id from contact_gifts g where g.cents > 0 group by g.person_id having max(g.paid_on) < ${bind(day)}::date)`;
