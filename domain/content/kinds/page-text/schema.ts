import * as z from "zod/mini";
import { localized } from "../../localized.ts";
import type { KindForm } from "../../editing/field-spec.ts";

/** The catalogs of public pages. Texts of mails and refusals cannot be changed. */
const pageTextIds = [
  "home",
  "donate",
  "campaigns",
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

/** The name of a page text, `home/hero/title`; dots separate path segments elsewhere. */
const textName = z.string().check(z.regex(/^[\w-]+(\/[\w-]+)+$/, "not_a_text"));

/** Only the changed texts; the rest follows the program. */
export const pageText = z.object({ id: z.enum(pageTextIds), texts: z.record(textName, localized) });

const ownPages: Readonly<Record<string, string>> = {
  home: "/",
  shell: "/",
  program: "/programs",
  project: "/projects",
  cards: "/programs",
  legal: "/privacy",
};

/** The fixed texts of public pages, one record per catalog. */
export const pageTextForm: KindForm = {
  title: null,
  pageOf: (id) => ownPages[id] ?? `/${id}`,
  fixed: true,
  given: pageTextIds,
  fields: [{ name: "texts", type: "messages" }],
};
