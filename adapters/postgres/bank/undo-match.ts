import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { UndoOutcome } from "#domain/bank/matching.ts";
import { reverse } from "#domain/ledger/postings.ts";
import type { Cents } from "#domain/money/cents.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { reverseGift } from "../entered-gifts/reverse-gift.ts";
import { bookedEntry } from "../ledger/booked-entry.ts";
import { storedBooks } from "../ledger/ledger.ts";

type Row = {
  lineId: number;
  kind: string;
  cents: Cents;
  bookedOn: string;
  account: string | null;
  donationId: string | null;
  isUndone: boolean;
};

/** The line waits again, and the books say so by a reversal. A gift that was made of it is undone with its receipt. */
export const undoMatch =
  (pool: pg.Pool) =>
  (matchId: string, today: string, by: Actor, requestId: string): Promise<UndoOutcome> =>
    inTransaction(pool, async (client) => {
      await client.query("select hold_bank_line(line_id) from bank_matches where id = $1", [matchId]);
      const { rows } = await client.query<Row>(
        `select m.line_id as "lineId", m.kind, l.cents, e.booked_on as "bookedOn", m.ledger_account_id as account,
           m.donation_id as "donationId", exists (select from bank_matches u where u.undoes = m.id) as "isUndone"
         from bank_matches m join bank_lines l on l.id = m.line_id join bank_entries e on e.id = l.entry_id
         where m.id = $1 and m.undoes is null`,
        [matchId],
      );
      const [match] = rows;
      if (!match) return { ok: false, reason: "unknown_match" };
      if (match.isUndone) return { ok: true };
      if (match.donationId !== null && (match.kind === "gift" || match.kind === "donor")) {
        const reason = "Taken for a gift by mistake";
        const { ok } = await reverseGift(client, { donationId: match.donationId, reason, by, requestId });
        if (!ok) return { ok: false, reason: "gift_stays" };
        await tell(match);
        return { ok: true };
      }
      await client.query(
        "insert into bank_matches (id, line_id, undoes, kind, made_by) values ($1, $2, $3, 'undo', $4)",
        [randomUUID(), match.lineId, matchId, by === "program" ? null : by.userId],
      );
      const booked = await bookedEntry(client, { kind: "bank_match", id: matchId });
      if (booked)
        await storedBooks(client).book(reverse(booked, { on: today, reason: "Bank entry waits again" }));
      await tell(match);
      return { ok: true };

      function tell({ lineId, kind, account, donationId }: Row): Promise<void> {
        return writeAudit(client, {
          actor: by,
          action: "bank.match_undone",
          subject: { kind: "bank_line", id: String(lineId) },
          before: { kind, account, donationId },
          requestId,
        });
      }
    });
