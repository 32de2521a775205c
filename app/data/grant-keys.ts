import { key } from "./api-key.ts";

export const grantCallKey = (id = "") => key("/api/grant-calls/:id", { id });
export const grantDraftKey = (token = "") => key("/api/grant-drafts/:token", { token });
export const ownApplicationKey = (token = "") => key("/api/own-applications/:token", { token });
