import type { ApplicationKind } from "#domain/applications/application-kind.ts";

/** Part of statements, so never from user input. */
export type Source = Readonly<{
  table: string;
  /** Person or organisation, addressee, address and subject. */
  who: string;
  contact: string;
  email: string;
  about: string;
}>;

export const sources: Readonly<Record<ApplicationKind, Source>> = {
  volunteer: {
    table: "volunteer_applications",
    who: "name",
    contact: "name",
    email: "email",
    about: "role_id",
  },
  grant: {
    table: "grant_applications",
    who: "org_name",
    contact: "contact_name",
    email: "contact_email",
    about: "call_id",
  },
  partner: {
    table: "partner_applications",
    who: "organisation",
    contact: "contact_name",
    email: "email",
    about: "country",
  },
};

/** Name or address; empty for a deleted account. */
export const nameOfUser = (alias: string): string =>
  `coalesce(nullif(${alias}.name, ''), ${alias}.first_name, ${alias}.email)`;
