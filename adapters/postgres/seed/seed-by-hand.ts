import type pg from "pg";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { bookByHand } from "#domain/ledger/by-hand/book-by-hand.ts";
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
