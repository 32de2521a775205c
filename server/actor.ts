import type { Actor } from "#domain/audit/audit-entry.ts";
import type { User } from "#domain/site/site.ts";

/** Who the audit log names. Only behind `who: "staff"` or `"admin"`, where nobody is a stranger. */
export function actorOf(user: User | null): Actor {
  if (!user) throw new Error("A stranger has come through a door for staff");
  return { userId: user.id, role: user.role };
}
