import { checkByQuery } from "./check.ts";

export const ledgerBalances = checkByQuery(
  "ledger-balances",
  "Every entry in the books is whole, names accounts that exist and sums to nothing.",
  `select format('entry %s: %s of %s lines, balance %s', coalesce(entry.id, written.entry_id),
     coalesce(written.lines, 0), entry.lines, coalesce(written.balance, 0)) as fault
   from ledger_entries entry full join (
     select posting.entry_id, count(*) as lines, sum(posting.cents) as balance, count(account.id) as known
     from ledger_postings posting left join ledger_accounts account on account.id = posting.account_id
     group by posting.entry_id
   ) written on written.entry_id = entry.id
   where entry.id is null or written.entry_id is null
     or written.lines <> entry.lines or written.known <> entry.lines or written.balance <> 0`,
);
