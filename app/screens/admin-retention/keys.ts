export const retentionPath = "/api/admin/settings/terms";
export const retentionKey = [retentionPath];
