import * as z from "zod/mini";

export const maxAuditSearchLength = 200;

/** The program itself. */
export const programActor = "program";

/** `before` and `after` contain the change in subject-specific form. */
const auditLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the program; a deleted account has an id and no name. */
  actor: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), role: z.string() })),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditLine = z.infer<typeof auditLine>;

/** `older` is the cursor of the next page; null at the end. */
export const auditPage = z.object({ lines: z.array(auditLine), older: z.nullable(z.int()) });
export type AuditPage = z.infer<typeof auditPage>;

/** Empty words search for nothing; days are Dutch days, both included. */
export type AuditSearch = Readonly<{
  /** Prefixes of actions; null for all. */
  nouns: readonly string[] | null;
  /** A name, an address, an account's id, or `program`. */
  actor: string;
  /** Prefix of the action: `donation` finds everything about donations. */
  action: string;
  /** The kind of a subject, or its id. */
  subject: string;
  from: string | null;
  to: string | null;
  before: number | null;
}>;
