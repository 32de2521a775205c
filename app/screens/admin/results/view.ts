import { key } from "../../../data/api-key.ts";

export const resultsPath = "/admin/results";
export const indicatorsKey = "/api/admin/results";
export const indicatorKey = (id = "") => key("/api/admin/results/:id", { id });

export const readCorrected = (search = ""): string | null => new URLSearchParams(search).get("correct");
