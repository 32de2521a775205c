import type { ApplicationKind } from "#domain/applications/application-kind.ts";

/** Names in here are written by us, never by a visitor: they become part of the statements. */
export type Source = Readonly<{
  table: string;
  /** The person or the organisation; who is addressed; where they are reached; what it is about. */
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

/** What a member of staff is called: their name, or else their address. Of an account that is gone nothing is left. */
export const nameOfUser = (alias: string): string =>
  `coalesce(nullif(${alias}.name, ''), ${alias}.first_name, ${alias}.email)`;
