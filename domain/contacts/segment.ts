import * as z from "zod/mini";
import { emailPurposes } from "#domain/email-purposes.ts";
import { languages } from "#domain/language.ts";
import { maxIdLength } from "#domain/limits.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { contactKinds } from "./contact-kinds.ts";

const maxConditions = 20;
export const maxNameLength = 100;
export const maxLapsedMonths = 600;

const day = z.iso.date();
const negatable = { not: z.boolean() };

/** Money is what was given net of refunds. Days are those of the payment, in the Netherlands. */
const conditionSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("gave"),
    ...negatable,
    /** Null: to anything. */
    to: z.nullable(
      z.object({ type: z.enum(["campaign", "program"]), id: z.string().check(z.maxLength(maxIdLength)) }),
    ),
    from: z.nullable(day),
    until: z.nullable(day),
    /** Together in that time. Null: anything. */
    atLeastCents: z.nullable(centsField),
  }),
  /** Has given, but not since that day. */
  z.object({ kind: z.literal("neverSince"), ...negatable, day }),
  /** Has given, but not in the last months. */
  z.object({
    kind: z.literal("lapsed"),
    ...negatable,
    months: z.int().check(z.minimum(1), z.maximum(maxLapsedMonths)),
  }),
  /** Has a monthly donation that has not ended. */
  z.object({ kind: z.literal("monthly"), ...negatable }),
  z.object({ kind: z.literal("consented"), ...negatable, purpose: z.enum(emailPurposes) }),
  z.object({ kind: z.literal("language"), ...negatable, language: z.enum(languages) }),
  z.object({
    kind: z.literal("town"),
    ...negatable,
    town: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  z.object({ kind: z.literal("type"), ...negatable, type: z.enum(contactKinds) }),
]);
export type Condition = z.infer<typeof conditionSchema>;
export const conditionKinds = [
  "gave",
  "neverSince",
  "lapsed",
  "monthly",
  "consented",
  "language",
  "town",
  "type",
] as const satisfies readonly Condition["kind"][];

export const segmentSchema = z.object({
  match: z.enum(["all", "any"]),
  conditions: z.array(conditionSchema).check(z.minLength(1), z.maxLength(maxConditions)),
});
/** Which contacts are meant. */
export type Segment = z.infer<typeof segmentSchema>;

/** Long enough for an address with every condition. */
export const maxSegmentLength = 4000;

export const segmentBody = z.object({
  /** The version that was shown; 0: a new one. */
  version: z.int(),
  name: z.string().check(z.maxLength(maxNameLength)),
  segment: segmentSchema,
  /** Colleagues see it. */
  isShared: z.boolean(),
});
export type SegmentChange = z.infer<typeof segmentBody>;

export const segmentAnswer = z.extend(segmentBody, {
  id: z.string(),
  /** Only its maker changes and deletes it. */
  isOwn: z.boolean(),
});
export type SegmentAnswer = z.infer<typeof segmentAnswer>;

/** As the address of the contacts list has it. Null: not a segment. */
export function readSegment(written: string): Segment | null {
  try {
    const read = z.safeParse(segmentSchema, JSON.parse(written));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const segmentOptions = z.object({
  campaigns: z.array(z.object({ value: z.string(), label: z.string() })),
  programs: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type SegmentOptions = z.infer<typeof segmentOptions>;
