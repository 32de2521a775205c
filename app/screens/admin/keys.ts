/** Colleagues work at the same time: an answer older than this is asked for again when a screen opens. */
export const freshForMs = 15_000;

export const todayKey = ["/api/admin/today"];
export const grantKey = ["/api/admin/applications/grant"];
export const volunteerKey = ["/api/admin/applications/volunteer"];
