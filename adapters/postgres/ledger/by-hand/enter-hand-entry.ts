import type pg from "pg";
import { amountOf, type Entry } from "#domain/ledger/entry.ts";
import type { HandEntries } from "#domain/ledger/by-hand/ports.ts";
import type { TypedEntry } from "#domain/ledger/by-hand/typed-entry.ts";
import { enterOrWait } from "../../approvals/waiting-entries.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { inTransaction } from "../../base/in-transaction.ts";
import { constraintOf } from "../../base/constraint-of.ts";
import { tellEveryInstance } from "../../content/content-changes.ts";
import { storedBooks } from "../ledger.ts";

export const enterHandEntry =
  (pool: pg.Pool): HandEntries["enter"] =>
  (typed, booked, document, { step, by, requestId }) =>
    inTransaction(pool, async (client) => {
      const { id, kind } = typed;
      const waiting = { id, kind, entry: typed, cents: amountOf(booked), document };
      const entered = await enterOrWait(client, waiting, { step, by, requestId });
      if (typeof entered === "string") return entered;
      const { party, iban, reference, dueOn, releaseOn, settles } = factsOf(typed);
      const { rows } = await client.query<{ sha256: string }>(
        `insert into hand_entries (id, kind, entered_by, party, party_iban, reference, due_on, release_on, settles,
           document_type, document)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (id) do nothing returning document_sha256 as sha256`,
        [
          id,
          kind,
          entered.enteredBy,
          party,
          iban,
          reference,
          dueOn,
          releaseOn,
          settles,
          document.type,
          document.bytes,
        ],
      );
      const [kept] = rows;
      if (!kept) return { number: await numberOf(client, id) };
      await storedBooks(client).book(booked);
      if (step === "book")
        await writeAudit(client, {
          actor: by,
          action: "entry.made",
          subject: { kind: "entry", id },
          after: { kind, on: typed.on, lines: linesOf(booked), documentSha256: kept.sha256 },
          requestId,
        });
      await client.query(tellEveryInstance);
      return { number: await numberOf(client, id) };
    }).catch((error: unknown) => {
      const broken = constraintOf(error);
      if (broken === "zakat_fund_holds_it") return "zakat_too_much" as const;
      if (broken === "settled_once") return "nothing_to_pay" as const;
      if (broken === "account_is_open") return "unknown_account" as const;
      // Another payment came first.
      if (broken === "not_overpaid") return "pays_too_much" as const;
      throw error;
    });

/** Fields of some kinds only. */
function factsOf(typed: TypedEntry) {
  const none = { party: null, iban: null, reference: null, dueOn: null, releaseOn: null, settles: null };
  if (typed.kind === "accrual") return { ...none, releaseOn: typed.releaseOn };
  if (typed.kind === "payment") return { ...none, settles: typed.settles };
  if (typed.kind !== "invoice" && typed.kind !== "income") return none;
  const { party, iban, reference, dueOn } = typed;
  return { ...none, party, iban, reference, dueOn };
}

const linesOf = ({ postings }: Entry) => postings.map(({ account, cents }) => ({ account, cents }));

async function numberOf(client: pg.ClientBase, id: string): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `select e.id as number from hand_entries h join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
     where h.id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new Error(`Entry ${id} is not in the books`);
  return found.number;
}
