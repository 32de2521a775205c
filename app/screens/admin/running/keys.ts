export const jobsKey = "/api/admin/jobs";
export const alertsKey = "/api/admin/alerts";
export const addressesKey = "/api/admin/settings/alert-addresses";
export const maintenanceKey = "/api/admin/settings/maintenance";
export const logLevelKey = "/api/admin/settings/log-level";
