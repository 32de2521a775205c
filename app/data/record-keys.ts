import { key } from "./api-key.ts";

/** `urgent` is a list, not a campaign id; "-" is no valid id. */
export const campaignKey = (id = "") => key("/api/campaigns/:id", { id: id === "urgent" ? "-" : id });

export const campaignMatchingKey = (id = "") => key("/api/campaigns/:id/matching", { id });

export const campaignOfferKey = (token = "") => key("/api/campaign-offers/:token", { token });

export const programKey = (id = "") => key("/api/programs/:id", { id });

/** `featured` is a list, not a project id; "-" is no valid id. */
export const projectKey = (id = "") => key("/api/projects/:id", { id: id === "featured" ? "-" : id });

export const resultsKey = (id = "") => key("/api/projects/:id/results", { id });
