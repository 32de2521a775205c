import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";
import type { GiftPromise } from "./schema.ts";

export const promiseAnswer = z.object({
  id: z.string(),
  amountCents: centsField,
  text: z.string(),
  shortText: z.string(),
});
export type PromiseAnswer = z.infer<typeof promiseAnswer>;

const unitsOf = ({ amountCents, unitCostCents }: GiftPromise): number => amountCents / unitCostCents;

/** A promise with outdated costs is not shown. */
export const holdsOn = ({ costTo, validUntil }: GiftPromise, day: string): boolean =>
  costTo <= day && day <= validUntil;

export const saidBy = (promise: GiftPromise, text: GiftPromise["text"], language: Language): string =>
  text[language].replace("{count}", String(unitsOf(promise)));

export const publicPromise = (promise: GiftPromise, language: Language): PromiseAnswer => ({
  id: promise.id,
  amountCents: promise.amountCents,
  text: saidBy(promise, promise.text, language),
  shortText: saidBy(promise, promise.shortText, language),
});
