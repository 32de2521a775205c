import { key } from "../../../data/api-key.ts";

/** `new` is a page, not a pledge; "-" is no valid id. */
export const pledgeKey = (id = "") => key("/api/admin/matching/:id", { id: id === "new" ? "-" : id });
