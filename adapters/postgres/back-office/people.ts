import type pg from "pg";
import {
  invitationDays,
  refusalOfInvitation,
  refusalOfRoleChange,
  type Colleague,
  type Invitation,
  type People,
} from "#domain/accounts/people.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { digest } from "../../auth/secrets.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { connectionsOf, endConnections } from "../connections/api-tokens.ts";
import { queueMail } from "../mail/outbox.ts";

type Letter = (invitation: Invitation) => MailToQueue;
type LockedPerson = { id: string; email: string; role: string };
const invitedAt = "coalesce(invited_at, created_at)";

/** Staff accounts. The audit log names them by id only, because it outlives them. */
export const storedPeople = (
  pool: pg.Pool,
  { letter, adminEmails }: { letter: Letter; adminEmails: readonly string[] },
): People => ({
  list: async () => {
    await endInvitations(pool);
    const { rows } = await pool.query<Omit<Colleague, "inConfiguration"> & { invitedUntil: Date | null }>(
      `select id, ${nameOfUser("u")} as name, email, role, email_verified as "hasSignedIn",
         case when not email_verified then ${invitedAt} + interval '${invitationDays} days' end as "invitedUntil",
         ${connectionsOf} as connections
       from users u where role <> 'DONOR' order by role, name, id`,
    );
    const configured = new Set(adminEmails.map(emailKey));
    return rows.map(({ invitedUntil, ...person }) => ({
      ...person,
      invitedUntil: invitedUntil?.toISOString() ?? null,
      inConfiguration: configured.has(person.email),
    }));
  },

  invite: (invitation, by) =>
    inTransaction(pool, async (client) => {
      const { id, email, role, language } = invitation;
      await lockByName(client, `invitation:${email}`);
      const mail = letter(invitation);
      if (await isQueued(client, mail)) return { ok: true };
      await endInvitations(client);
      const added = await client.query(
        `insert into users (id, email, role, language, invited_at) values ($1, $2, $3, $4, now())
         on conflict (email) do nothing`,
        [id, email, role, language],
      );
      const locked = added.rowCount === 1 ? null : await lockPerson(client, "email", email);
      const refusal = locked && refusalOfInvitation(locked.role);
      if (refusal) return { ok: false, reason: refusal };
      if (locked)
        await client.query("update users set role = $2, invited_at = now() where id = $1", [locked.id, role]);
      await client.query("delete from removed_staff where email_hash = $1", [digest(email)]);
      await queueMail(client, mail);
      const about = locked?.id ?? id;
      await writeAudit(client, {
        ...by,
        action: "user.invited",
        subject: { kind: "user", id: about },
        aboutUserId: about,
        before: locked && { role: locked.role },
        after: { role },
      });
      return { ok: true };
    }),

  changeRole: (id, { role, takeOver = [] }, by) =>
    inTransaction(pool, async (client) => {
      // Lock all admins in one order, so that two who remove each other do not both succeed.
      const admins = await client.query<{ id: string; counts: boolean }>(
        `select id, email_verified as counts from users where role = 'ADMIN' order by id for update`,
      );
      const locked = await lockPerson(client, "id", id);
      const isLastAdmin = !admins.rows.some((admin) => admin.counts && admin.id !== id);
      if (!locked) return { ok: false, reason: "unknown_person" };
      const refusal = refusalOfRoleChange({ from: locked.role, to: role, isLastAdmin });
      if (refusal) return refusal === "already" ? { ok: true } : { ok: false, reason: refusal };
      await client.query("update users set role = $2, updated_at = now() where id = $1", [id, role]);
      const isAdmin = locked.role === "ADMIN";
      const ended = isAdmin ? await endConnections(client, { of: id, by: by.actor.userId, takeOver }) : {};
      if (role === "DONOR") {
        await client.query("delete from sessions where user_id = $1", [id]);
        // Stored apart from the account, which its owner may erase and open again.
        await client.query("insert into removed_staff (email_hash) values ($1) on conflict do nothing", [
          digest(locked.email),
        ]);
      }
      await writeAudit(client, {
        ...by,
        action: role === "DONOR" ? "user.disabled" : "user.role_changed",
        subject: { kind: "user", id },
        aboutUserId: id,
        before: { role: locked.role },
        after: { role, ...ended },
      });
      return { ok: true };
    }),

  resetPasskeys: (id, by) =>
    inTransaction(pool, async (client) => {
      const locked = await lockPerson(client, "id", id);
      if (!locked || locked.role === "DONOR") return { ok: false, reason: "unknown_person" };
      const { rowCount } = await client.query("delete from passkeys where user_id = $1", [id]);
      await client.query("delete from sessions where user_id = $1", [id]);
      await writeAudit(client, {
        ...by,
        action: "user.passkeys_reset",
        subject: { kind: "user", id },
        aboutUserId: id,
        after: { removed: rowCount },
      });
      return { ok: true };
    }),
});

/** Ends invitations that nobody used in time. Safe to repeat. */
export async function endInvitations(db: pg.Pool | pg.ClientBase): Promise<void> {
  await db.query(
    `update users set role = 'DONOR', updated_at = now()
     where role <> 'DONOR' and not email_verified and ${invitedAt} < now() - interval '${invitationDays} days'`,
  );
}

async function lockPerson(
  client: pg.ClientBase,
  column: "id" | "email",
  value: string,
): Promise<LockedPerson | null> {
  const { rows } = await client.query<LockedPerson>(
    `select id, email, role from users where ${column} = $1 for update`,
    [value],
  );
  return rows[0] ?? null;
}

async function isQueued(client: pg.ClientBase, { kind, cause }: MailToQueue): Promise<boolean> {
  const { rowCount } = await client.query("select from mail_outbox where kind = $1 and cause = $2", [
    kind,
    cause,
  ]);
  return rowCount === 1;
}
