import type { Role } from "./account.ts";

/** Who may call. There is no default. `books`: staff and auditors. */
export type Audience = "anyone" | "signed_in" | "books" | "staff" | "admin";

/** `role` is undefined for someone who is not signed in. */
export function isAllowed(who: Audience, role: Role | undefined): boolean {
  if (who === "anyone") return true;
  if (who === "signed_in") return role !== undefined;
  if (who === "admin") return role === "ADMIN";
  return role === "ADMIN" || role === "STAFF" || (who === "books" && role === "AUDITOR");
}
