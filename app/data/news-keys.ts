import type { ApiKey } from "./api-cache.ts";

/** Ids come from the address bar: encoded, they cannot lead to another call. */
export const postKey = (id = ""): ApiKey => ["/api/posts", encodeURIComponent(id)];
export const eventKey = (id = ""): ApiKey => ["/api/events", encodeURIComponent(id)];
export const legalKey = (id: string): ApiKey => ["/api/legal-texts", id];
