/** Written out here, because the account's own list brings the schema library into the page. */
export const staffRoles = ["AUDITOR", "STAFF", "ADMIN"] as const;
export type StaffRole = (typeof staffRoles)[number];
export const peopleKey = "/api/admin/users";
