import * as z from "zod/mini";
import { slug, year } from "../../fields.ts";
import { localized } from "../../localized.ts";

/** The names and functions that a Dutch public benefit organisation must publish. */
export const boardMember = z.object({
  id: slug,
  name: localized,
  role: localized,
  about: localized,
  since: year,
});

export type BoardMember = z.infer<typeof boardMember>;
