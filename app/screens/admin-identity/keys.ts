export const identityPath = "/api/admin/settings/identity";
export const identityKey = [identityPath];
