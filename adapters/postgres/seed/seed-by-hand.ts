import type pg from "pg";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { bookByHand } from "#domain/ledger/by-hand/book-by-hand.ts";
import { firstGiftApproval } from "#domain/site/gift-approval-setting.ts";
import { enterGifts } from "../entered-gifts/enter-gifts.ts";
import { reverseGift } from "../entered-gifts/reverse-gift.ts";
import { bookAll } from "./book-all.ts";
import { handEntries } from "./sample-hand-entries.ts";
import { handGifts, undoneGift } from "./sample-hand-gifts.ts";

const staff = { userId: "demo-staff", role: "STAFF" } as const;

/** Invoices and other income with documents. */
export async function seedHandEntries(client: pg.ClientBase, today: string): Promise<void> {
  const entries = handEntries(today).map(({ typed }) => typed);
  await client.query(
    `insert into hand_entries (id, kind, entered_by, entered_at, party, party_iban, reference, due_on, document_type, document)
     select id, kind, $2, "on" + time '10:00', party, iban, reference, "dueOn", 'application/pdf',
       convert_to(E'%PDF-1.7\\n1 0 obj\\n%%EOF', 'UTF8')
     from jsonb_to_recordset($1::jsonb) as typed(id text, kind text, "on" date, party text, iban text, reference text,
       "dueOn" date)`,
    [JSON.stringify(entries), staff.userId],
  );
  await bookAll(
    client,
    entries.map((typed) => bookByHand(typed)),
  );
}

/** What exceeds the limit was approved by the administrator. */
export async function seedApprovals(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with large as (
       insert into waiting_entries (id, kind, entry, amount_cents, document_type, document, entered_by, entered_at)
       select e.cause_id, e.cause_kind, jsonb_build_object('on', e.booked_on, 'description', e.description),
         (select sum(p.cents) from ledger_postings p where p.entry_id = e.id and p.cents > 0), d.document_type, d.document,
         d.entered_by, d.entered_at
       from (select id, 'expense' as kind, document_type, document, entered_by, entered_at from expenses union all
           select id, kind, document_type, document, entered_by, entered_at from hand_entries) d
         join ledger_entries e on e.cause_kind = d.kind and e.cause_id = d.id
       where (select sum(p.cents) from ledger_postings p where p.entry_id = e.id and p.cents > 0) > $1
       returning id, entered_at)
     insert into entry_decisions (entry_id, outcome, decided_by, decided_at)
     select id, 'APPROVED', 'demo-admin', entered_at + interval '1 day' from large`,
    [firstGiftApproval],
  );
}

/** After the statements, so that bank donations wait for their line. */
export async function seedHandGifts(client: pg.PoolClient, today: string): Promise<void> {
  let made = 0;
  const newReference = () => {
    made += 1;
    return referenceFrom(
      Uint8Array.from({ length: referenceBytes }, (_, letter) => (made * 11 + letter * 5) % 32),
    );
  };
  const entered = await enterGifts(client, handGifts(today), { newReference, by: staff, requestId: "seed" });
  if (!entered.ok) throw new Error(`The sample gifts were not taken: ${entered.reason}`);
  const reason = "Change for the coffee stand, and no gift";
  await reverseGift(client, { donationId: undoneGift, reason, by: staff, requestId: "seed" });
  await client.query("update receipts set numbered_at = queued_at where number is null");
}
