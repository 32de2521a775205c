import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { GrantCall } from "./schema.ts";
import type { Program } from "../program/schema.ts";
import { block } from "../../blocks/block-schema.ts";
import { readBlocks } from "../../blocks/read-blocks.ts";

export const callStates = ["OPEN", "UPCOMING", "CLOSED"] as const;
export type CallState = (typeof callStates)[number];

export const grantCallAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  criteria: z.array(z.string()),
  opensOn: z.string(),
  /** The last day to apply, in Amsterdam. */
  closesOn: z.string(),
  daysLeft: z.int(),
  state: z.enum(callStates),
  budgetCents: centsField,
  maxGrantCents: centsField,
  /** The color of the call's program; null if it has none. */
  color: z.nullable(z.string()),
});
export type GrantCallAnswer = z.infer<typeof grantCallAnswer>;

export const grantCallPageAnswer = z.extend(grantCallAnswer, {
  body: z.array(block),
  program: z.nullable(z.object({ id: z.string(), title: z.string() })),
  questions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      help: z.string(),
      maxLength: z.int(),
      required: z.boolean(),
    }),
  ),
});
export type GrantCallPageAnswer = z.infer<typeof grantCallPageAnswer>;

type Around = Readonly<{ program: Program | undefined; today: string }>;

export const publicGrantCall = (
  call: GrantCall,
  { program, today }: Around,
  language: Language,
): GrantCallAnswer => ({
  id: call.id,
  title: call.title[language],
  description: call.description[language],
  criteria: call.criteria.map((criterion) => criterion[language]),
  opensOn: call.opensOn,
  closesOn: call.closesOn,
  daysLeft: Math.max(0, daysBetween(today, call.closesOn)),
  state: callState(call, today),
  budgetCents: call.budgetCents,
  maxGrantCents: call.maxGrantCents,
  color: program?.color ?? null,
});

export const publicGrantCallPage = (
  call: GrantCall,
  around: Around,
  language: Language,
): GrantCallPageAnswer => ({
  ...publicGrantCall(call, around, language),
  body: readBlocks(call.body[language]),
  program: around.program ? { id: around.program.id, title: around.program.title[language] } : null,
  questions: call.questions.map(({ label, help, ...question }) => ({
    ...question,
    label: label[language],
    help: help[language],
  })),
});

/** Open until the end of its last day. */
export const callState = ({ opensOn, closesOn }: GrantCall, today: string): CallState =>
  closesOn < today ? "CLOSED" : opensOn > today ? "UPCOMING" : "OPEN";
