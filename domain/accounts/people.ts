import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";

export const staffRoles = ["AUDITOR", "STAFF", "ADMIN"] as const;
type StaffRole = (typeof staffRoles)[number];

/** A person who works in the back office or is invited to it. */
export const colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** False until they have signed in for the first time. */
  hasSignedIn: z.boolean(),
  /** When an unused invitation expires. */
  invitedUntil: z.nullable(z.iso.datetime()),
  /** Their address is in ADMIN_EMAILS, which only the operator can change. */
  inConfiguration: z.boolean(),
  /** API tokens and webhooks that work in their name and end with the role of administrator. */
  connections: z.array(z.object({ id: z.string(), kind: z.enum(["token", "webhook"]), name: z.string() })),
});
export type Colleague = z.infer<typeof colleague>;

/** Longer than a holiday. */
export const invitationDays = 14;

export type Invitation = Readonly<{ id: string; email: string; role: StaffRole; language: Language }>;

type Invited = { ok: true } | { ok: false; reason: "already_invited" };
export type RoleChanged = { ok: true } | { ok: false; reason: "unknown_person" | "last_admin" };

type PasskeysReset = { ok: true } | { ok: false; reason: "unknown_person" };

/** A donor can be invited; staff cannot be invited again. */
export const refusalOfInvitation = (role: string): "already_invited" | null =>
  role === "DONOR" ? null : "already_invited";

/** `takeOver`: connections that continue in the name of the administrator who makes the change. All others end. */
type NewRole = Readonly<{ role: StaffRole | "DONOR"; takeOver?: readonly string[] | undefined }>;

type RoleChange = Readonly<{ from: string; to: string; isLastAdmin: boolean }>;

/** The last administrator who can sign in keeps the role. `already`: nothing changes. */
export function refusalOfRoleChange({
  from,
  to,
  isLastAdmin,
}: RoleChange): "unknown_person" | "last_admin" | "already" | null {
  if (from === "DONOR") return "unknown_person";
  if (from === to) return "already";
  return from === "ADMIN" && isLastAdmin ? "last_admin" : null;
}

export type People = {
  list(): Promise<Colleague[]>;
  /** An invited donor keeps their account. The same id again changes nothing and sends no second mail. */
  invite(invitation: Invitation, by: Caller): Promise<Invited>;
  /** `DONOR` removes all access: the person is signed out everywhere at once. */
  changeRole(id: string, change: NewRole, by: Caller): Promise<RoleChanged>;
  /** For a colleague who lost theirs: removes all passkeys and sessions, so that a mailed link can add a first one. */
  resetPasskeys(id: string, by: Caller): Promise<PasskeysReset>;
};
