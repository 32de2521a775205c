import type pg from "pg";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";

/** The foundation's own account, whose statements a visitor may upload; the books know it as `bank`. */
export async function seedBank(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into bank_accounts (id, iban, name, holder, ledger_account_id, added_by)
     values ('demo-bank', $1, 'Current account', $2, 'bank', 'program')`,
    [foundation.iban, foundation.registeredName],
  );
}
