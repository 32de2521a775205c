export const settingsKey = "/api/admin/settings";
export const doctorKey = "/api/admin/settings/doctor";
export const healthKey = "/api/admin/settings/health";
