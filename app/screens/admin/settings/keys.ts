export const settingsKey = "/api/admin/settings";
export const healthKey = "/api/admin/settings/health";
