import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Entered, GiftToEnter } from "#domain/entered-gifts/ports.ts";
import { accountOfGift } from "../base/account-of.ts";
import { lockByName } from "../base/in-transaction.ts";
import { bookGifts } from "./book-gifts.ts";
import { mayBeReversed } from "./reverse-gift.ts";
import { takenReferences } from "./taken-reference.ts";

export type Entering = Readonly<{ newReference: () => string; by: Actor; requestId: string }>;

/** In the caller's transaction, serialised, so that two people with the same statement see each other. */
export async function enterGifts(
  client: pg.PoolClient,
  gifts: readonly GiftToEnter[],
  entering: Entering,
): Promise<Entered> {
  await lockByName(client, "gifts by hand");
  const ids = gifts.map(({ gift }) => gift.id);
  const known = new Set(await knownAmong(client, ids));
  const fresh = gifts.filter(({ gift }) => !known.has(gift.id));
  const corrected = fresh.flatMap(({ gift }) => gift.corrects?.donationId ?? []);
  if (!(await mayBeReversed(client, corrected))) return { ok: false, reason: "not_correctable" };
  const references = fresh.map(({ gift }) => gift.bankReference);
  const [taken] = await takenReferences(client, references, corrected);
  if (taken) return { ok: false, reason: "reference_taken", ...taken };

  await client.query("update entered_gifts set holds_reference = false where id = any($1)", [corrected]);
  await store(client, fresh, entering.by);
  await bookGifts(
    client,
    fresh.filter(({ needsApproval }) => !needsApproval).map(({ gift }) => gift.id),
    entering,
  );
  await tellAuditLog(
    client,
    fresh.map(({ gift }) => gift.id),
    entering,
  );
  return { ok: true };
}

async function knownAmong(client: pg.PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from entered_gifts where id = any($1) union select id from donations where id = any($1)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

async function store(client: pg.PoolClient, gifts: readonly GiftToEnter[], by: Actor): Promise<void> {
  await client.query(
    `insert into entered_gifts (id, method, amount_cents, received_on, campaign_id, program_id, fund, bank_reference, goods,
       valued_how, valued_by, kept_as, document_type, document, import_id, import_row, corrects, correction_reason,
       needs_approval, donor, entered_by)
     select id, method, "amountCents", "receivedOn", "campaignId", "programId", fund, "bankReference", "inKind"->>'goods',
       "inKind"->>'valuedHow', "inKind"->>'valuedBy', "inKind"->>'keptAs', "documentType", decode(document, 'base64'),
       "importId", "importRow", corrects->>'donationId', corrects->>'reason', "needsApproval",
       jsonb_build_object('name', "donorName", 'email', "donorEmail", 'language', language), $2
     from jsonb_to_recordset($1::jsonb) as asked(id text, method text, "amountCents" bigint, "receivedOn" date,
       "campaignId" text, "programId" text, fund text, "bankReference" text, "inKind" jsonb, "documentType" text,
       document text, "importId" text, "importRow" int, corrects jsonb, "needsApproval" boolean, "donorName" text,
       "donorEmail" text, language text)`,
    [JSON.stringify(gifts.map(rowOf)), by === "program" ? "program" : by.userId],
  );
}

const rowOf = ({ gift, document, imported, needsApproval }: GiftToEnter) => ({
  ...gift,
  needsApproval,
  // The database stores null for an empty object.
  inKind: gift.inKind ?? undefined,
  corrects: gift.corrects ?? undefined,
  documentType: document?.type ?? null,
  document: document ? Buffer.from(document.bytes).toString("base64") : null,
  importId: imported?.importId ?? null,
  importRow: imported?.row ?? null,
});

/** One line per donation in one statement, without the donor's name. */
async function tellAuditLog(
  client: pg.PoolClient,
  ids: readonly string[],
  { by, requestId }: Entering,
): Promise<void> {
  await client.query(
    `insert into audit_log (actor_id, actor_role, action, subject_kind, subject_id, about_user_id, after, request_id)
     select $2, $3, 'donation.entered', 'donation', g.id, ${accountOfGift},
       jsonb_build_object('method', g.method, 'amountCents', g.amount_cents, 'receivedOn', g.received_on, 'campaignId',
         g.campaign_id, 'documentSha256', g.document_sha256, 'needsApproval', g.needs_approval, 'importId', g.import_id),
       $4
     from entered_gifts g left join donations d on d.id = g.id where g.id = any($1)`,
    [ids, by === "program" ? null : by.userId, by === "program" ? null : by.role, requestId],
  );
}
