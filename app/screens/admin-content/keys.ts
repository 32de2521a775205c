import type { ApiKey } from "../../data/api-cache.ts";

/** Colleagues write at the same time: an answer older than this is asked for again when a screen opens. */
export const freshForMs = 2_000;

export const contentKey: ApiKey = ["/api/admin/content"];
/** Kinds and ids come from the address bar: encoded, they cannot lead to another call. */
export const listKey = (kind = "", search = ""): ApiKey => [
  `/api/admin/content/${encodeURIComponent(kind)}${search}`,
];
export const recordKey = (kind = "", id = ""): ApiKey => [
  "/api/admin/content",
  encodeURIComponent(kind),
  encodeURIComponent(id),
];
