import { key } from "../../../data/api-key.ts";

export const storyKey = (id = "") => key("/api/admin/donations/:id", { id });
