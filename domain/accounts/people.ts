import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";

export const staffRoles = ["AUDITOR", "STAFF", "ADMIN"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Someone who works in the back office, or has been invited to. */
export const colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** False until they have signed in for the first time. */
  hasSignedIn: z.boolean(),
  /** Of an invitation that nobody has followed yet: when it ends. */
  invitedUntil: z.nullable(z.iso.datetime()),
  /** Their address stands in ADMIN_EMAILS, where only whoever runs the site can take it out. */
  inConfiguration: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

/** Long enough for a holiday; after that a forgotten letter opens nothing. */
export const invitationDays = 14;

export type Invitation = Readonly<{ id: string; email: string; role: StaffRole; language: Language }>;

type Invited = { ok: true } | { ok: false; reason: "already_invited" };
export type RoleChanged = { ok: true } | { ok: false; reason: "unknown_person" | "last_admin" };

export type People = {
  list(): Promise<Colleague[]>;
  /** A donor who is invited keeps their account. The same id again changes nothing and writes no second mail. */
  invite(invitation: Invitation, by: Caller): Promise<Invited>;
  /** `DONOR` takes every access away: the person is signed out everywhere at once. */
  changeRole(id: string, role: StaffRole | "DONOR", by: Caller): Promise<RoleChanged>;
};
