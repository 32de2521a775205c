import type pg from "pg";
import { propose } from "#domain/bank/propose.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { candidatesFor, type LineToExplain } from "./candidates.ts";
import { explainAs, lineColumns, type ExplainNeeds } from "./explain-line.ts";

/**
 * A statement may come before we hear of the payout that it shows. Lines that somebody has looked at and set free again are left
 * to people.
 */
export async function explainPayouts(pool: pg.Pool, needs: ExplainNeeds): Promise<number> {
  const { rows: lines } = await pool.query<LineToExplain>(
    `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id
     where l.cents in (select cents from payouts where booked_at is not null and booked_back_at is null)
       and not exists (select from bank_matches m where m.line_id = l.id)
     order by e.booked_on, l.id`,
  );
  let explained = 0;
  for (const line of lines) {
    // Asked for each by itself: the one before may have taken its payout.
    const proposal = propose(line, (await candidatesFor(pool, [line], needs.referencesIn))(line));
    if (!proposal?.isCertain || proposal.explanation.kind !== "payout") continue;
    const { explanation } = proposal;
    const outcome = await inTransaction(pool, (client) =>
      explainAs(client, needs, line, explanation, "program", `bank-line-${line.id}`),
    );
    if (outcome.ok) explained += 1;
  }
  return explained;
}
