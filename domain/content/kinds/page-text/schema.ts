import * as z from "zod/mini";
import { localized } from "../../localized.ts";

/** The catalogs of the public pages. What the server alone says, in mails and refusals, stays as it is written. */
export const pageTextIds = [
  "home",
  "donate",
  "programs",
  "program",
  "projects",
  "project",
  "cards",
  "volunteer",
  "transparency",
  "posts",
  "events",
  "partners",
  "contact",
  "legal",
  "zakat",
  "shell",
] as const;

/** A fixed text of a page, in the foundation's own words. Names are written `home/hero/title`: a dot would part them. */
const textName = z.string().check(z.regex(/^[\w-]+(\/[\w-]+)+$/, "not_a_text"));

/** Only what differs from the program's own words: everything else follows the program. */
export const pageText = z.object({ id: z.enum(pageTextIds), texts: z.record(textName, localized) });
