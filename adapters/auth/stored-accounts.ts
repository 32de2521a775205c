import type pg from "pg";
import type { Accounts } from "#domain/accounts/ports.ts";

export const storedAccounts = (pool: pg.Pool): Accounts => ({
  welcome: async ({ id, email, firstName, language, role }) => {
    const { rows } = await pool.query<{ id: string }>({
      name: "account-welcome",
      // Until the address is proved for the first time the row may be an invitation: its role is kept, or raised.
      text: `
        insert into users as old (id, email, email_verified, first_name, name, language, role)
        values ($1, $2, true, $3, coalesce($3, ''), $4, $5)
        on conflict (email) do update set
          email_verified = true,
          first_name = coalesce(old.first_name, excluded.first_name),
          name = coalesce(nullif(old.name, ''), excluded.name),
          role = case when not old.email_verified and excluded.role <> 'DONOR' then excluded.role else old.role end,
          updated_at = now()
        returning id`,
      values: [id, email, firstName, language, role],
    });
    const [account] = rows;
    if (!account) throw new Error("An account was welcomed but not answered");
    return account.id;
  },
});
