import type { Role } from "./account.ts";

/** The demonstration's users. None exist in production. */
export const demoAccounts: readonly { email: string; role: Role }[] = [
  { email: "donor@example.org", role: "DONOR" },
  { email: "auditor@example.org", role: "AUDITOR" },
  { email: "staff@example.org", role: "STAFF" },
  { email: "admin@example.org", role: "ADMIN" },
];
