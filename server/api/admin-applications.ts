import * as z from "zod/mini";
import {
  grantApplicationAnswer,
  pageOf,
  todayAnswer,
  volunteerApplicationAnswer,
} from "#domain/back-office/answers.ts";
import { statusFilters } from "#domain/back-office/application-status.ts";
import type { AskedPage } from "#domain/back-office/list-applications.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";

const longestSearch = 200;

/** A form sent without JavaScript names every field, so each may be empty. */
const listQuery = z.object({
  status: z.optional(z.enum(["", ...statusFilters])),
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  page: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
});

const askedPage = ({ status, q, page }: z.infer<typeof listQuery>): AskedPage => ({
  status: status || null,
  search: q ?? "",
  page: Number(page || 1),
});

export const adminApplicationsApi = ({ backOffice }: Pick<Foundation, "backOffice">) => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/today",
      who: "staff",
      summary: "What needs a person today, counted",
      answers: { 200: { description: "The counts", schema: todayAnswer } },
    },
    async ({ c }) => c.json(await backOffice.showToday()),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/applications/grant",
      who: "staff",
      summary: "The newest grant applications, at most 200",
      answers: { 200: { description: "Newest first", schema: z.array(grantApplicationAnswer) } },
    },
    async ({ c }) => c.json(await backOffice.newestGrantApplications()),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/applications/volunteer",
      who: "staff",
      summary: "The newest volunteer applications, at most 200",
      answers: { 200: { description: "Newest first", schema: z.array(volunteerApplicationAnswer) } },
    },
    async ({ c }) => c.json(await backOffice.newestVolunteerApplications()),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/applications/grant/list",
      who: "staff",
      summary: "Grant applications by status, organisation, contact or e-mail address, page by page",
      query: listQuery,
      answers: { 200: { description: "One page, newest first", schema: pageOf(grantApplicationAnswer) } },
    },
    async ({ c, query }) => c.json(await backOffice.listGrantApplications(askedPage(query))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/applications/volunteer/list",
      who: "staff",
      summary: "Volunteer applications by status, name or e-mail address, page by page",
      query: listQuery,
      answers: { 200: { description: "One page, newest first", schema: pageOf(volunteerApplicationAnswer) } },
    },
    async ({ c, query }) => c.json(await backOffice.listVolunteerApplications(askedPage(query))),
  ),
];
