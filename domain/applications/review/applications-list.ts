import { languages } from "#domain/language.ts";
import { choice, code, moment, number, orNull, reference, text } from "#domain/lists/column.ts";
import { oneOf, option } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import type { ApplicationKind } from "../application-kind.ts";
import { applicationStatuses, statusFilters } from "../application-status.ts";

/** In days. */
const waitingDays = ["7", "14", "30"] as const;

/** Instead of a colleague's id: the reader, and applications without an assignee. */
export const assigneeMe = "me";
export const assigneeNobody = "nobody";

const parts = { volunteer: "volunteers", grant: "grants", partner: "partners" } as const;

const applicationsList = <const Kind extends ApplicationKind>(kind: Kind) =>
  defineList({
    name: kind,
    path: `/api/admin/applications/${kind}/list` as const,
    page: `/admin/applications/${kind}` as const,
    who: "staff",
    scope: "applications:read",
    summary: `Applications (${kind}) by status, words, subject, assignee and waiting time`,
    group: "applications",
    words: {
      part: `back-office.part.${parts[kind]}`,
      title: `admin.${kind}.title`,
      description: `admin.${kind}.description`,
      none: `admin.${kind}.none`,
      next: `back-office.next.${parts[kind]}`,
      found: "admin.list.found",
    },
    columns: {
      id: code(),
      /** Grows with every change. */
      version: number({ exported: false }),
      createdAt: moment({ label: "admin.column.received", dayOnly: true }),
      status: choice(applicationStatuses, "admin.status", { label: "admin.column.status" }),
      /** The person, or the organisation. */
      who: text({ label: kind === "volunteer" ? "admin.column.name" : "admin.column.organisation" }),
      contact: text(),
      email: code(),
      /** The applicant is written to in this language. */
      language: choice(languages, "admin.language"),
      /** The role, the call or the country. */
      about: reference({ label: `admin.column.about.${kind}`, exported: "id" }),
      assignee: orNull(reference({ label: "admin.column.assignee" })),
    },
    key: "id",
    table: ["who", "status", "about", "createdAt", "assignee", "email"],
    card: ["who", "status", "about", "createdAt"],
    filters: {
      status: oneOf(statusFilters, "admin.status", { all: "admin.list.all" }),
      about: option({ all: "admin.list.anything" }),
      assignee: option({ all: "admin.list.anyone" }),
      waiting: oneOf(waitingDays, "admin.waiting", {
        label: "admin.list.waiting",
        all: "admin.list.anyTime",
      }),
    },
    search: { label: "admin.list.search" },
    sorts: { newest: "-createdAt", oldest: "createdAt", name: "who" },
    counted: true,
    views: {
      waiting: "?status=WAITING&sort=oldest",
      mine: `?status=WAITING&assignee=${assigneeMe}&sort=oldest`,
      unassigned: `?status=WAITING&assignee=${assigneeNobody}&sort=oldest`,
      overdue: "?waiting=14&sort=oldest",
    },
    files: true,
    open: ({ id }) => `/admin/applications/${kind}/${id}`,
  });

export const volunteersList = applicationsList("volunteer");
export const grantsList = applicationsList("grant");
export const partnersList = applicationsList("partner");
export type ApplicationsList = typeof volunteersList;
