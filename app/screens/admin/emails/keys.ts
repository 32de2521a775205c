import type { Language } from "#domain/language.ts";
import { key } from "../../../data/api-key.ts";

export const emailKey = (id = "") => key("/api/admin/emails/:id", { id });
export const audienceKey = (id = "") => key("/api/admin/emails/:id/audience", { id });
export const progressKey = (id = "") => key("/api/admin/emails/:id/progress", { id });
export const previewKey = (id: string, language: Language) =>
  key("/api/admin/emails/:id/preview/:language", { id, language });
