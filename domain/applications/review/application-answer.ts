import * as z from "zod/mini";
import { backgroundChecks } from "../volunteer/background-check.ts";
import { languages } from "#domain/language.ts";
import { applicationKinds } from "../application-kind.ts";
import { applicationStatuses } from "../application-status.ts";
import { review } from "./review.ts";

const day = z.nullable(z.iso.date());
/** Stores that a check was seen, by whom and until when. Never a copy. */
const check = z.object({
  state: z.enum(backgroundChecks),
  needed: z.boolean(),
  next: z.array(z.enum(backgroundChecks)),
  requestedOn: day,
  issuedOn: day,
  seenBy: z.nullable(z.string()),
  seenOn: day,
  renewBy: day,
});

const named = z.object({ id: z.string(), name: z.string() });
const status = z.enum(applicationStatuses);

export const applicationAnswer = z.object({
  kind: z.enum(applicationKinds),
  id: z.string(),
  /** Grows with every change. A change names the version that was on the screen. */
  version: z.int(),
  status,
  nextStatuses: z.array(status),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** The applicant is written to in this language. */
  language: z.enum(languages),
  who: z.string(),
  email: z.string(),
  about: named,
  /** Short answers, by the name of the form's field. */
  facts: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Long answers: to a field of the form, or to a question of the grant call. */
  texts: z.array(
    z.object({ field: z.nullable(z.string()), question: z.nullable(z.string()), text: z.string() }),
  ),
  consents: z.array(
    z.object({ purpose: z.string(), granted: z.boolean(), textVersion: z.string(), at: z.iso.datetime() }),
  ),
  /** Of volunteers only. */
  check: z.nullable(check),
  stoppedOn: day,
  /** Of grant applications only. */
  review: z.nullable(review),
  assignee: z.nullable(named),
  staff: z.array(named),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
      from: status,
      to: status,
      reason: z.nullable(z.string()),
    }),
  ),
  notes: z.array(
    z.object({ id: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()), text: z.string() }),
  ),
});
export type ApplicationAnswer = z.infer<typeof applicationAnswer>;

export const letterPreview = z.object({
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
});
export type LetterPreview = z.infer<typeof letterPreview>;
