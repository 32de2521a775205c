import * as z from "zod/mini";
import { slug, year } from "../../fields.ts";
import { localized } from "../../localized.ts";

/** Names and functions that an ANBI must publish. */
export const boardMember = z.object({
  id: slug,
  name: localized,
  role: localized,
  about: localized,
  since: year,
});

export type BoardMember = z.infer<typeof boardMember>;
