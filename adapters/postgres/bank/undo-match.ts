import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { UndoOutcome } from "#domain/bank/matching.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { constraintOf } from "../base/constraint-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { reverseGift } from "../entered-gifts/reverse-gift.ts";
import { undoPart } from "./undo-part.ts";

type Row = {
  id: string;
  kind: string;
  account: string | null;
  donationId: string | null;
  originalLineId: number | null;
};

class GiftStays extends Error {}

/** The line waits again, with all its parts reversed. A donation that was made of it is reversed with its receipt. */
export const undoMatch =
  (pool: pg.Pool) =>
  (matchId: string, by: Actor, requestId: string): Promise<UndoOutcome> =>
    inTransaction(pool, async (client): Promise<UndoOutcome> => {
      const { rows: known } = await client.query<{ lineId: number; isHeld: boolean }>(
        `select m.line_id as "lineId", not exists (select from bank_matches u where u.undoes = m.id) as "isHeld"
         from bank_matches m where m.id = $1 and m.undoes is null and hold_bank_line(m.line_id)`,
        [matchId],
      );
      const [match] = known;
      if (!match) return { ok: false, reason: "unknown_match" };
      if (!match.isHeld) return { ok: true };
      const { rows: parts } = await client.query<Row>(
        `select id, kind, ledger_account_id as account, donation_id as "donationId", original_line_id as "originalLineId"
         from held_bank_matches where line_id = $1 order by id /* never null: id, kind, because a match has them */`,
        [match.lineId],
      );
      for (const part of parts) await undo(client, match.lineId, part, by, requestId);
      return { ok: true };
    }).catch((error: unknown) => {
      if (error instanceof GiftStays) return { ok: false, reason: "gift_stays" } as const;
      if (constraintOf(error) === "not_overpaid") return { ok: false, reason: "paid_again" } as const;
      throw error;
    });

async function undo(
  client: pg.PoolClient,
  lineId: number,
  { id, kind, account, donationId, originalLineId }: Row,
  by: Actor,
  requestId: string,
): Promise<void> {
  if (donationId !== null && (kind === "gift" || kind === "donor")) {
    const reason = "Taken for a gift by mistake";
    if (!(await reverseGift(client, { donationId, reason, by, requestId })).ok) throw new GiftStays();
  } else {
    // A refund that the bank made is undone where the donation is.
    if (kind === "refund" && originalLineId !== null) throw new GiftStays();
    await undoPart(client, { id, lineId }, by);
  }
  await writeAudit(client, {
    actor: by,
    action: "bank.match_undone",
    subject: { kind: "bank_line", id: String(lineId) },
    before: { kind, account, donationId },
    requestId,
  });
}
