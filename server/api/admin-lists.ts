import * as z from "zod/mini";
import {
  grantApplicationAnswer,
  listChoices,
  listedApplication,
  pageOf,
  volunteerApplicationAnswer,
} from "#domain/back-office/answers.ts";
import { applicationKinds, type ApplicationKind } from "#domain/back-office/application-kind.ts";
import { statusFilters } from "#domain/back-office/application-status.ts";
import type { AskedPage } from "#domain/back-office/list-applications.ts";
import { listSorts, waitingDays } from "#domain/back-office/list-sort.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { userOf } from "./doer.ts";

const longestSearch = 200;
const longestId = 200;

/** A form sent without JavaScript names every field, so each may be empty. */
export const listQuery = z.object({
  status: z.optional(z.enum(["", ...statusFilters])),
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  about: z.optional(z.string().check(z.maxLength(longestId))),
  assignee: z.optional(z.string().check(z.maxLength(longestId))),
  waiting: z.optional(z.enum(["", ...waitingDays])),
  sort: z.optional(z.enum(["", ...listSorts])),
  page: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
});

export const askedPage = (query: z.infer<typeof listQuery>): AskedPage => ({
  status: query.status || null,
  search: query.q ?? "",
  aboutId: withoutZero(query.about) || null,
  assignee: withoutZero(query.assignee) || null,
  waiting: query.waiting || null,
  sort: query.sort || "newest",
  page: Number(query.page || 1),
});

/** PostgreSQL keeps no text with a zero byte, so nothing has such an id. */
const withoutZero = (id = ""): string => id.replaceAll("\0", "");

export const adminListsApi = ({ backOffice }: Pick<Foundation, "backOffice">): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/applications/grant",
      who: "staff",
      summary: "The newest grant applications, at most 200",
      answers: { 200: { description: "Newest first", schema: z.array(grantApplicationAnswer) } },
    },
    async ({ c }) => c.json(await backOffice.newestApplications.grant()),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/applications/volunteer",
      who: "staff",
      summary: "The newest volunteer applications, at most 200",
      answers: { 200: { description: "Newest first", schema: z.array(volunteerApplicationAnswer) } },
    },
    async ({ c }) => c.json(await backOffice.newestApplications.volunteer()),
  ),
  ...applicationKinds.flatMap((kind) => listsOf(kind, backOffice)),
];

const listsOf = (kind: ApplicationKind, backOffice: Foundation["backOffice"]): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: `/api/admin/applications/${kind}/list`,
      who: "staff",
      summary: `Applications (${kind}) by status, words, subject, assignee and waiting time, page by page`,
      query: listQuery,
      answers: { 200: { description: "One page", schema: pageOf(listedApplication) } },
    },
    async ({ c, query, user }) => {
      const reader = { userId: userOf(user).id, language: c.get("language") };
      return c.json(await backOffice.listApplications(kind, askedPage(query), reader));
    },
  ),
  endpoint(
    {
      method: "get",
      path: `/api/admin/applications/${kind}/choices`,
      who: "staff",
      summary: `What a list of applications (${kind}) can be narrowed to`,
      answers: { 200: { description: "Subjects and colleagues", schema: listChoices } },
    },
    async ({ c }) => c.json(await backOffice.listChoices(kind, c.get("language"))),
  ),
];
