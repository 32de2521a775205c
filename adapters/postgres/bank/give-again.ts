import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { storeGift } from "../donation-admin/bank-gifts.ts";
import type { LineToExplain } from "./candidates.ts";

type How = Readonly<{ newReference: () => string; by: Actor; requestId: string }>;
type Earlier = {
  donorName: string | null;
  donorEmail: string;
  language: Language;
  campaignId: string | null;
  programId: string | null;
};

/** A further gift of somebody who gave from this account before, for what they gave to last. Answers its reference. */
export async function giveAgain(
  client: pg.PoolClient,
  donationId: string,
  line: LineToExplain,
  { newReference, by, requestId }: How,
): Promise<string> {
  const { rows } = await client.query<Earlier>(
    `select donor_name as "donorName", donor_email as "donorEmail", language, campaign_id as "campaignId",
       program_id as "programId"
     from donations where id = $1 and donor_email is not null /* never null: donorEmail, because it is asked for */`,
    [donationId],
  );
  const [earlier] = rows;
  if (!earlier) throw new Error(`No donation ${donationId} with an address`);
  const reference = newReference();
  const gift = { ...earlier, id: randomUUID(), amountCents: asCents(line.cents), receivedOn: line.bookedOn };
  await storeGift(client, gift, { reference, by, requestId });
  return reference;
}
