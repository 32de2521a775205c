import type { ApiKey } from "./api-cache.ts";

/** Ids and secrets come from the address bar: encoded, they cannot lead to another call. */
export const grantCallKey = (id = ""): ApiKey => ["/api/grant-calls", encodeURIComponent(id)];
export const grantDraftKey = (token = ""): ApiKey => ["/api/grant-drafts", encodeURIComponent(token)];
export const ownApplicationKey = (token = ""): ApiKey => ["/api/own-applications", encodeURIComponent(token)];
