/** Repeated here, because the account's list would import the schema library. */
export const staffRoles = ["AUDITOR", "STAFF", "ADMIN"] as const;
export const peopleKey = "/api/admin/users";
