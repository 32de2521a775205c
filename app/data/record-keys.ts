import { key } from "./api-key.ts";

export const programKey = (id = "") => key("/api/programs/:id", { id });

/** `featured` is a list, not a project id; "-" is no valid id. */
export const projectKey = (id = "") => key("/api/projects/:id", { id: id === "featured" ? "-" : id });

export const resultsKey = (id = "") => key("/api/projects/:id/results", { id });
