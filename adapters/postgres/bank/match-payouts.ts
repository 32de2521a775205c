import type pg from "pg";
import { suggest } from "#domain/bank/suggest.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { candidatesFor, type LineToMatch } from "./candidates.ts";
import { matchAs, lineColumns, type MatchNeeds } from "./match-line.ts";

/**
 * A statement may come before we hear of the payout that it shows. Lines that somebody has looked at and set free again are left
 * to people.
 */
export async function matchPayouts(pool: pg.Pool, needs: MatchNeeds): Promise<number> {
  const { rows: lines } = await pool.query<LineToMatch>(
    `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id
     where l.cents in (select cents from payouts where booked_at is not null and booked_back_at is null)
       and not exists (select from bank_matches m where m.line_id = l.id)
     order by e.booked_on, l.id`,
  );
  let matched = 0;
  for (const line of lines) {
    // Asked for each by itself: the one before may have taken its payout.
    const suggestion = suggest(line, (await candidatesFor(pool, [line], needs.referencesIn))(line));
    if (!suggestion?.canAutoMatch || suggestion.explanation.kind !== "payout") continue;
    const { explanation } = suggestion;
    const outcome = await inTransaction(pool, (client) =>
      matchAs(client, needs, line, explanation, "program", `bank-line-${line.id}`),
    );
    if (outcome.ok) matched += 1;
  }
  return matched;
}
