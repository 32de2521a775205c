export const termsPath = "/api/admin/settings/terms";
export const termsKey = [termsPath];
