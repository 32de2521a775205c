import * as z from "zod/mini";

export const maxAuditSearchLength = 200;

/** Nobody at all: the program did it by itself. */
export const programActor = "program";

/** `before` and `after` hold what changed, and mean something only to those who know the subject. */
const auditLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the program itself; an account that is gone has an id and no name. */
  actor: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), role: z.string() })),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditLine = z.infer<typeof auditLine>;

/** `older` is where the next page begins; null at the end of the log. */
export const auditPage = z.object({ lines: z.array(auditLine), older: z.nullable(z.int()) });
export type AuditPage = z.infer<typeof auditPage>;

/** Empty words look for nothing; days are days in the Netherlands, both included. */
export type AuditSearch = Readonly<{
  /** What actions may begin with; null for all of them. */
  nouns: readonly string[] | null;
  /** A name, an address, an account's id, or `program`. */
  actor: string;
  /** How the action begins: `donation` finds all that was done with donations. */
  action: string;
  /** The kind of a subject, or its id. */
  subject: string;
  from: string | null;
  to: string | null;
  before: number | null;
}>;
