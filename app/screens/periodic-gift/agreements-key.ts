import type { ApiKey } from "../../data/api-cache.ts";

export const agreementsKey: ApiKey = ["/api/my/periodic-agreements"];
