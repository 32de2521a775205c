import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { contactsList } from "#domain/contacts/contacts-list.ts";
import { readSegment } from "#domain/contacts/segment.ts";
import { accountOf } from "../base/account-of.ts";
import { listSource } from "../lists/list-source.ts";
import { findPeople } from "./find-contacts.ts";
import { segmentCondition } from "./segment-condition.ts";

export const realAddress = (alias: string): string =>
  `case when ${alias}.address not like '%.invalid' then ${alias}.address end`;

/** Donations of a person: given signed in, or as a guest with one of the person's addresses. */
export const giftsOf = (person: string): string => `
  select d.* from contacts m join donations d on d.user_id is null and lower(d.donor_email) = m.address where m.person_id = ${person}
  union all
  select d.* from contacts m join users u on u.email = m.address join donations d on d.user_id = u.id where m.person_id = ${person}`;

export const contactsSource = listSource(contactsList, {
  from: "contacts c",
  where: "c.merged_into is null",
  columns: {
    id: "c.id",
    name: "c.name",
    kind: "c.kind",
    email: realAddress("c"),
    phone: "c.phone",
    town: "c.town",
    language: "c.language",
    lastGiftAt: `(select max(g.paid_at) from (${giftsOf("c.id")}) g)`,
    createdAt: "c.created_at",
  },
  filters: {
    kind: (kind, bind) => `c.kind = ${bind(kind)}::text`,
    language: (language, bind) => `c.language = ${bind(language)}::text`,
    segment: (written, bind, { now }) => {
      const segment = readSegment(written);
      return segment ? segmentCondition(segment, dutchDate(now), bind) : "false";
    },
  },
  search: (words, bind) => `c.id = any(array(${findPeople(words, bind)}))`,
  order: { name: "search_key(coalesce(c.name, ''))" },
  aboutUser: accountOf("c.address"),
});
