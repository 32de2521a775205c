import { key } from "./api-key.ts";

export const postKey = (id = "") => key("/api/posts/:id", { id });
export const eventKey = (id = "") => key("/api/events/:id", { id });
export const legalKey = (id: string) => key("/api/legal-texts/:id", { id });
