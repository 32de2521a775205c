import type pg from "pg";
import { invitationDays } from "#domain/accounts/people.ts";
import type { Accounts } from "#domain/accounts/ports.ts";
import type { Language } from "#domain/language.ts";
import { digest } from "./secrets.ts";

export const storedAccounts = (pool: pg.Pool): Accounts => ({
  welcome: async ({ id, email, firstName, language, role }) => {
    const { rows } = await pool.query<{ id: string }>({
      name: "account-welcome",
      // Before the first verification the row may be an invitation: its role is kept or raised. A person whose role was
      // removed gets none by configuration, also after an erasure.
      text: `
        insert into users as old (id, email, email_verified, first_name, name, language, role)
        values ($1, $2, true, $3, coalesce($3, ''), $4,
          case when exists (select from removed_staff where email_hash = $6) then 'DONOR' else $5 end)
        on conflict (email) do update set
          email_verified = true,
          first_name = coalesce(old.first_name, excluded.first_name),
          name = coalesce(nullif(old.name, ''), excluded.name),
          role = case
            when old.email_verified then old.role
            when excluded.role <> 'DONOR' then excluded.role
            when coalesce(old.invited_at, old.created_at) < now() - interval '${invitationDays} days' then 'DONOR'
            else old.role end,
          updated_at = now()
        returning id`,
      values: [id, email, firstName, language, role, digest(email)],
    });
    const [account] = rows;
    if (!account) throw new Error("An account was welcomed but not answered");
    return account.id;
  },
  reach: async (id) => {
    const { rows } = await pool.query<{ email: string; language: Language }>(
      "select email, language from users where id = $1",
      [id],
    );
    return rows[0] ?? null;
  },
});
