import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { isAddress } from "#domain/privacy/person.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { accountOfGift } from "../base/account-of.ts";
import { storeDonations } from "../entered-gifts/store-donations.ts";
import type { LineToMatch } from "./candidates.ts";

type How = Readonly<{ newReference: () => string; by: Actor; requestId: string }>;
type Earlier = {
  donorName: string | null;
  donorEmail: string;
  userId: string | null;
  language: Language;
  campaignId: string | null;
  programId: string | null;
};

/** A further gift of somebody who gave from this account before, for what they gave to last. Answers its reference. */
export async function giveAgain(
  client: pg.PoolClient,
  donationId: string,
  line: LineToMatch,
  { newReference, by, requestId }: How,
): Promise<string> {
  const { rows } = await client.query<Earlier>(
    `select d.donor_name as "donorName", d.donor_email as "donorEmail", d.language, d.campaign_id as "campaignId",
       d.program_id as "programId", ${accountOfGift} as "userId"
     from donations d where d.id = $1`,
    [donationId],
  );
  const [earlier] = rows;
  if (!earlier) throw new Error(`No donation ${donationId}`);
  const reference = newReference();
  const { userId, donorEmail, ...chosen } = earlier;
  const id = randomUUID();
  const amountCents = asCents(line.cents);
  await storeDonations(client, [
    {
      ...chosen,
      donorEmail: isAddress(donorEmail) ? donorEmail : null,
      id,
      reference,
      amountCents,
      fund: null,
    },
  ]);
  await writeAudit(client, {
    actor: by,
    action: "donation.entered",
    subject: { kind: "donation", id },
    aboutUserId: userId,
    after: { amountCents, receivedOn: line.bookedOn, campaignId: chosen.campaignId },
    requestId,
  });
  return reference;
}
