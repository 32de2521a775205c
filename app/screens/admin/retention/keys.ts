export const retentionKey = "/api/admin/settings/terms";
