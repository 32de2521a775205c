import type pg from "pg";
import { refusalOfDecision, type DecisionRefusal, type EntryStep } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BookedDocument } from "#domain/document-type.ts";
import type { Cents } from "#domain/money/cents.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

type Entering = Readonly<{
  id: string;
  /** `expense`, or the kind of a manual entry. */
  kind: string;
  entry: object;
  cents: Cents;
  document: BookedDocument;
}>;
type StoredEntry = Readonly<{ kind: string; entry: object }> & BookedDocument;
/** In the caller's transaction. `enteredBy`: it is booked now, as entered by that person. */
type Entered = Readonly<{ enteredBy: string }> | "waits" | "decided_already";

export async function enterOrWait(
  client: pg.ClientBase,
  entering: Entering,
  { step, by, requestId }: Readonly<{ step: EntryStep; by: Actor; requestId: string }>,
): Promise<Entered> {
  const { id, kind, entry, cents, document } = entering;
  if (step === "approve") {
    const decided = await decide(client, id, null, by, requestId);
    return typeof decided === "string" ? "decided_already" : decided;
  }
  if (step === "book") {
    // It was entered while the limit was lower.
    const { rowCount } = await client.query("select from waiting_entries where id = $1", [id]);
    return rowCount === 0 ? { enteredBy: nameOf(by) } : "waits";
  }
  const { rows } = await client.query<{ sha256: string }>(
    `insert into waiting_entries (id, kind, entry, amount_cents, document_type, document, entered_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning document_sha256 as sha256`,
    [id, kind, JSON.stringify(entry), cents, document.type, document.bytes, nameOf(by)],
  );
  if (rows[0])
    await writeAudit(client, {
      actor: by,
      action: kind === "expense" ? "expense.entered" : "entry.made",
      subject: { kind: kind === "expense" ? "expense" : "entry", id },
      after: { kind, amountCents: cents, documentSha256: rows[0].sha256, needsApproval: true },
      requestId,
    });
  return "waits";
}

export const storedWaitingEntries = (pool: pg.Pool) => ({
  /** Null: no expense or manual entry waits or waited under this id. */
  find: async (id: string): Promise<StoredEntry | null> => {
    const { rows } = await pool.query<StoredEntry>(
      `select kind, entry, document_type as type, document as bytes from waiting_entries where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },
  refusal: async (id: string, by: Actor): Promise<DecisionRefusal | null> => {
    const waiting = await undecided(pool, id, by);
    return typeof waiting === "string" ? waiting : null;
  },
  refuse: (id: string, reason: string, by: Actor, requestId: string) =>
    inTransaction(pool, (client) => decide(client, id, reason, by, requestId)),
});

/** Without a reason it is approved. */
async function decide(
  client: pg.ClientBase,
  id: string,
  reason: string | null,
  by: Actor,
  requestId: string,
): Promise<Readonly<{ enteredBy: string }> | DecisionRefusal> {
  await lockByName(client, `approval ${id}`);
  const waiting = await undecided(client, id, by);
  if (typeof waiting === "string") return waiting;
  const { kind, enteredBy } = waiting;
  const outcome = reason === null ? "APPROVED" : "REFUSED";
  await client.query(
    "insert into entry_decisions (entry_id, outcome, reason, decided_by) values ($1, $2, $3, $4)",
    [id, outcome, reason, nameOf(by)],
  );
  const subject = kind === "expense" ? "expense" : "entry";
  await writeAudit(client, {
    actor: by,
    action: `${subject}.${reason === null ? "approved" : "refused"}`,
    subject: { kind: subject, id },
    after: { reason },
    requestId,
  });
  return { enteredBy };
}

async function undecided(
  db: Pick<pg.ClientBase, "query">,
  id: string,
  by: Actor,
): Promise<Readonly<{ kind: string; enteredBy: string }> | DecisionRefusal> {
  const { rows } = await db.query<{ kind: string; enteredBy: string; isDecided: boolean }>(
    `select kind, entered_by as "enteredBy", exists (select from entry_decisions where entry_id = w.id) as "isDecided"
     from waiting_entries w where id = $1`,
    [id],
  );
  const [waiting] = rows;
  if (!waiting) return "unknown_entry";
  const { enteredBy, isDecided } = waiting;
  return refusalOfDecision({ isOwn: enteredBy === nameOf(by), isDecided }) ?? waiting;
}

const nameOf = (by: Actor): string => (by === "program" ? "program" : by.userId);
