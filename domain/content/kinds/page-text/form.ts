import { pageTextIds } from "./schema.ts";
import type { KindForm } from "../../editing/field-spec.ts";

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
  label: { en: "Page texts", nl: "Paginateksten", ar: "نصوص الصفحات" },
  title: null,
  pageOf: (id) => ownPages[id] ?? `/${id}`,
  fixed: true,
  given: pageTextIds,
  fields: [{ name: "texts", type: "messages" }],
};
