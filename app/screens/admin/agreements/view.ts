import { key } from "../../../data/api-key.ts";

export const agreementKey = (id = "") => key("/api/admin/periodic-agreements/:id", { id });
