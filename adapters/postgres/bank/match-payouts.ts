import type pg from "pg";
import { certainMatch } from "#domain/bank/certain.ts";
import { candidatesFor, lineColumns, type LineToMatch } from "./candidates.ts";
import { matchAutomatically } from "./match-line.ts";
import type { MatchNeeds } from "./match-needs.ts";

/**
 * A statement may come before the provider reports the payout that it shows. Lines whose match a person undid are left to people.
 */
export async function matchPayouts(pool: pg.Pool, needs: MatchNeeds): Promise<number> {
  const { rows: lines } = await pool.query<LineToMatch>(
    `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id
     where l.cents in (select cents from payouts where booked_at is not null and booked_back_at is null)
       and not exists (select from bank_matches m where m.line_id = l.id)
     order by e.booked_on, l.id
     /* never null: id, cents, wholeCents, event, remittance, joinedRemittance, because a line has them */`,
  );
  let matched = 0;
  for (const line of lines) {
    // Each asked for alone: the one before may have taken its payout.
    const candidates = (await candidatesFor(pool, [line], needs.referencesIn, false))(line);
    const part = certainMatch(line, candidates);
    if (part?.kind !== "payout") continue;
    if ((await matchAutomatically(pool, needs, line.id, part)).ok) matched += 1;
  }
  return matched;
}
