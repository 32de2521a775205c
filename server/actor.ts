import type { Actor } from "#domain/audit/audit-entry.ts";
import type { User } from "#domain/site/site.ts";

/** Who the audit log names. Only behind `who: "staff"` or `"admin"`, where nobody is a stranger. */
export function actorOf(user: User | null): Actor {
  if (!user) throw new Error("No user is signed in on a call that only staff may make");
  return { userId: user.id, role: user.role };
}
