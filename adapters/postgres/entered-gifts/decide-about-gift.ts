import type pg from "pg";
import { refusalOfDecision, type DecisionOutcome } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { bookGifts } from "./book-gifts.ts";
import type { Entering } from "./enter-gifts.ts";
import { mayBeReversed } from "./reverse-gift.ts";

type Row = { corrects: string | null; isOwn: boolean; isDecided: boolean };

/** Approves and books in one transaction. */
export async function approveGift(
  client: pg.PoolClient,
  id: string,
  entering: Entering,
): Promise<DecisionOutcome> {
  const gift = await undecided(client, id, entering.by);
  if ("reason" in gift) return gift;
  if (gift.corrects !== null && !(await mayBeReversed(client, [gift.corrects])))
    return { ok: false, reason: "not_correctable" };
  await decide(client, id, { outcome: "APPROVED", reason: null }, entering);
  await bookGifts(client, [id], entering);
  return { ok: true };
}

/** Keeps the refusal and deletes the donor. Nothing was booked. */
export async function refuseGift(
  client: pg.PoolClient,
  id: string,
  reason: string,
  entering: Omit<Entering, "newReference">,
): Promise<DecisionOutcome> {
  const gift = await undecided(client, id, entering.by);
  if ("reason" in gift) return gift;
  await decide(client, id, { outcome: "REFUSED", reason }, entering);
  await client.query("update entered_gifts set donor = null, holds_reference = false where id = $1", [id]);
  // The donation it would have corrected keeps its bank reference.
  if (gift.corrects !== null && (await mayBeReversed(client, [gift.corrects])))
    await client.query("update entered_gifts set holds_reference = true where id = $1", [gift.corrects]);
  return { ok: true };
}

async function undecided(
  client: pg.PoolClient,
  id: string,
  by: Actor,
): Promise<Row | Extract<DecisionOutcome, { ok: false }>> {
  const { rows } = await client.query<Row>(
    `select g.corrects, g.entered_by = $2 as "isOwn",
       exists (select from entered_gift_decisions d where d.gift_id = g.id) as "isDecided"
     from entered_gifts g where g.id = $1 and g.needs_approval for update`,
    [id, nameOf(by)],
  );
  const [gift] = rows;
  if (!gift) return { ok: false, reason: "unknown_entry" };
  const reason = refusalOfDecision(gift);
  return reason ? { ok: false, reason } : gift;
}

type Decision = Readonly<{ outcome: "APPROVED" | "REFUSED"; reason: string | null }>;

async function decide(
  client: pg.PoolClient,
  id: string,
  { outcome, reason }: Decision,
  { by, requestId }: Pick<Entering, "by" | "requestId">,
): Promise<void> {
  await client.query(
    "insert into entered_gift_decisions (gift_id, outcome, reason, decided_by) values ($1, $2, $3, $4)",
    [id, outcome, reason, nameOf(by)],
  );
  await writeAudit(client, {
    actor: by,
    action: outcome === "APPROVED" ? "donation.approved" : "donation.refused",
    subject: { kind: "donation", id },
    after: { reason },
    requestId,
  });
}

const nameOf = (by: Actor): string => (by === "program" ? "program" : by.userId);
