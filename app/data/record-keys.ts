import type { ApiKey } from "./api-cache.ts";

/** Ids come from the address bar: encoded, they cannot lead to another call. */
export const programKey = (id = ""): ApiKey => ["/api/programs", encodeURIComponent(id)];

/** `featured` is a list beside the projects, not one of them, and "-" is nobody's id. */
export const projectKey = (id = ""): ApiKey => [
  "/api/projects",
  id === "featured" ? "-" : encodeURIComponent(id),
];

export const giftKey = (id = ""): ApiKey => ["/api/my/gifts", encodeURIComponent(id)];
