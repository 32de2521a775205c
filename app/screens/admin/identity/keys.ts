export const identityKey = "/api/admin/settings/identity";
