import { key } from "../../data/api-key.ts";

/** Colleagues work at the same time: an older answer is fetched again when a screen opens. */
export const freshForMs = 3_000;

export const todayKey = "/api/admin/today";
export const firstStepsKey = "/api/admin/first-steps";
export const tasksKey = "/api/admin/tasks";
export const giftLimitKey = "/api/admin/approvals/limit";
export const addedAccountsKey = "/api/admin/books/accounts";
export const paymentsKey = "/api/admin/payments";
export const pausesKey = "/api/admin/payment-pauses";
export const grantKey = "/api/admin/applications/grant";
export const volunteerKey = "/api/admin/applications/volunteer";
export const applicationKey = (kind = "", id = "") => key("/api/admin/applications/:kind/:id", { kind, id });
export const segmentKey = (id = "") => key("/api/admin/segments/:id", { id });
export const segmentOptionsKey = "/api/admin/segment-options";
export const contactKey = (id = "") => key("/api/admin/contacts/:id", { id });
