import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { maxIdLength } from "#domain/limits.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { contactKinds } from "./contact-kinds.ts";

export const maxNoteLength = 5000;
export const relationKinds = ["household", "employer", "contact_person"] as const;

export const timelineKinds = [
  "donation",
  "monthly",
  "agreement",
  "application",
  "event",
  "message",
  "support",
  "consent",
  "email",
  "note",
  "task",
] as const;

const moment = z.iso.datetime();
const maybe = z.nullable(z.string());

const timelineItem = z.object({
  kind: z.enum(timelineKinds),
  id: z.string(),
  at: moment,
  /** Kind of application, purpose of a consent, event, campaign. */
  about: maybe,
  /** Text that someone wrote, or the subject of an email. */
  words: maybe,
  status: maybe,
  cents: z.nullable(centsField),
  /** The colleague who wrote it. */
  by: maybe,
});
export type TimelineItem = z.infer<typeof timelineItem>;

const named = z.object({ id: z.string(), name: maybe });

export const contactAnswer = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(contactKinds),
  name: maybe,
  language: z.enum(languages),
  phone: maybe,
  street: maybe,
  postcode: maybe,
  town: maybe,
  country: maybe,
  createdAt: moment,
  /** One for each address of the person; the first is the contact itself. */
  addresses: z.array(z.object({ contactId: z.string(), email: maybe, name: maybe, hasAccount: z.boolean() })),
  gifts: z.object({ count: z.int(), cents: centsField, lastAt: z.nullable(moment) }),
  /** Newest first. */
  timeline: z.array(timelineItem),
  relations: z.array(
    z.object({ id: z.string(), kind: z.enum(relationKinds), isOfOther: z.boolean(), contact: named }),
  ),
  tasks: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      dueOn: z.string(),
      assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});
export type ContactAnswer = z.infer<typeof contactAnswer>;

const field = (max: number) => z.string().check(z.maxLength(max));

export const contactBody = z.object({
  /** The version that was shown: a change that someone else made meanwhile is not overwritten. */
  version: z.int(),
  kind: z.enum(contactKinds),
  name: field(300),
  language: z.enum(languages),
  phone: field(50),
  street: field(200),
  postcode: field(20),
  town: field(100),
  country: field(100),
});
export type ContactChange = z.infer<typeof contactBody>;

export const noteBody = z.object({ id: z.uuid(), text: field(maxNoteLength) });
export const relationBody = z.object({
  id: z.uuid(),
  kind: z.enum(relationKinds),
  otherId: field(maxIdLength),
});
export type NewRelation = z.infer<typeof relationBody>;
