/** Written out here, because the account's own list brings the schema library into the page. */
export const staffRoles = ["AUDITOR", "STAFF", "ADMIN"] as const;
export const peopleKey = "/api/admin/users";
