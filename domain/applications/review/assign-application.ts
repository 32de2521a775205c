import type { Caller } from "#domain/audit/audit-entry.ts";
import type { ApplicationKey, WithLockedApplication } from "./locked-application.ts";
import type { Staff } from "./ports.ts";

export type AssignOutcome =
  | { ok: true }
  | { ok: false; reason: "not_found" | "changed_meanwhile" | "person_unknown" };
export type AskedAssignment = Readonly<{ version: number; assigneeId: string | null }>;

/** Only staff can be assigned. Repeating an assignment is not a conflict. */
export const assignApplication =
  ({ withLockedApplication, staff }: { withLockedApplication: WithLockedApplication; staff: Staff }) =>
  async (
    key: ApplicationKey,
    { version, assigneeId }: AskedAssignment,
    by: Caller,
  ): Promise<AssignOutcome> => {
    const people = await staff.all();
    if (assigneeId !== null && !people.some(({ id }) => id === assigneeId)) {
      return { ok: false, reason: "person_unknown" };
    }
    return withLockedApplication(key, by, async ({ application, assign }) => {
      if (!application) return { ok: false, reason: "not_found" };
      if (application.assigneeId === assigneeId) return { ok: true };
      if (application.version !== version) return { ok: false, reason: "changed_meanwhile" };
      await assign(assigneeId);
      return { ok: true };
    });
  };
