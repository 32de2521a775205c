import { dayMs } from "#domain/calendar/day.ts";
import { statusesOf, undecidedStatuses } from "#domain/applications/application-status.ts";
import {
  assigneeMe,
  assigneeNobody,
  grantsList,
  partnersList,
  volunteersList,
  type ApplicationsList,
} from "#domain/applications/review/applications-list.ts";
import { accountOf } from "../base/account-of.ts";
import { escapeLike } from "../base/escape-like.ts";
import { listSource, type SourceOf } from "../lists/list-source.ts";
import { nameOfUser, sources, type Source } from "./sources.ts";

/** Minimum for the trigram index; shorter words match the start of words. */
const minPieceLength = 3;

const sourceOf = ({ table, who, contact, email, about }: Source): SourceOf<ApplicationsList> => ({
  from: `${table} a left join users u on u.id = a.assignee_id`,
  columns: {
    id: "a.id",
    version: "a.version",
    createdAt: "a.created_at",
    status: "a.status",
    who: `a.${who}`,
    contact: `a.${contact}`,
    email: `a.${email}`,
    language: "a.language",
    about: `a.${about}`,
    assignee: { id: "a.assignee_id", name: nameOfUser("u") },
  },
  filters: {
    status: (status, bind) => `a.status = any(${bind(statusesOf(status))}::text[])`,
    about: (id, bind) => `a.${about} = ${bind(id)}::text`,
    assignee: (id, bind, { userId }) =>
      id === assigneeNobody
        ? "a.assignee_id is null"
        : `a.assignee_id = ${bind(id === assigneeMe ? userId : id)}::text`,
    // Nobody waits after the decision.
    waiting: (days, bind, { now }) =>
      `a.created_at < ${bind(new Date(now.getTime() - Number(days) * dayMs))}::timestamptz
        and a.status = any(${bind(undecidedStatuses)}::text[])`,
  },
  search: (words, bind) => {
    const pattern = words.length < minPieceLength ? `% ${escapeLike(words)}%` : `%${escapeLike(words)}%`;
    return `a.search_text like lower(${bind(pattern)}::text)`;
  },
  order: { who: `lower(a.${who})` },
  aboutUser: accountOf(`a.${email}`),
});

export const volunteersSource = listSource(volunteersList, sourceOf(sources.volunteer));
export const grantsSource = listSource(grantsList, sourceOf(sources.grant));
export const partnersSource = listSource(partnersList, sourceOf(sources.partner));
