import * as z from "zod/mini";
import { languages } from "#domain/language.ts";

/** A mail that could not be delivered, as staff see it. */
export const deadMailAnswer = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null if the text is made when it is sent. */
  subject: z.nullable(z.string()),
  to: z.string(),
  language: z.enum(languages),
  attempts: z.int(),
  error: z.string(),
  createdAt: z.iso.datetime(),
});
export type DeadMailAnswer = z.infer<typeof deadMailAnswer>;
