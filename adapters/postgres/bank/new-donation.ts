import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PartOf } from "#domain/bank/part.ts";
import { isSameName } from "#domain/bank/same-text.ts";
import type { Language } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { isAddress } from "#domain/privacy/person.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { accountOfGift } from "../base/account-of.ts";
import { storeDonations } from "../entered-gifts/store-donations.ts";
import { MatchRefused, type MatchNeeds, type PartToMatch } from "./match-needs.ts";

type Donor = Readonly<{
  donorName: string | null;
  donorEmail: string | null;
  userId: string | null;
  language: Language;
}>;

/**
 * A donation that nobody announced, for what the person chose: of the donor of an earlier donation, or of somebody new. A known
 * account with another name on it is somebody else until a person confirms it, so that no receipt goes to the wrong donor.
 */
export async function storeNewDonation(
  client: pg.PoolClient,
  { newReference, purposeOfGift }: MatchNeeds,
  { line, part, by, requestId }: Omit<PartToMatch, "part"> & Readonly<{ part: PartOf<"donor"> }>,
): Promise<string> {
  const { campaignId, programId, fund } = part;
  if (refusalOfAmount(part.cents)) throw new MatchRefused("not_a_gift");
  const wrong = await purposeOfGift({ campaignId, programId, fund });
  if (wrong) throw new MatchRefused(wrong);
  const { userId, ...donor } =
    part.donationId === null ? typedDonor(part) : await donorOf(client, part.donationId);
  const isOther =
    part.donationId !== null &&
    !isSameName(donor.donorName ?? "", line.counterpartyName ?? donor.donorName ?? "");
  if (isOther && !part.isOtherName) throw new MatchRefused("other_name");
  const id = randomUUID();
  const amountCents = asCents(part.cents);
  await storeDonations(client, [
    { ...donor, id, reference: newReference(), amountCents, campaignId, programId, fund },
  ]);
  await writeAudit(client, {
    actor: by,
    action: "donation.entered",
    subject: { kind: "donation", id },
    aboutUserId: userId,
    after: { amountCents, receivedOn: line.bookedOn, campaignId },
    requestId,
  });
  return id;
}

const typedDonor = ({ name, email, language }: PartOf<"donor">): Donor => ({
  donorName: name,
  donorEmail: email,
  userId: null,
  language,
});

async function donorOf(client: pg.PoolClient, donationId: string): Promise<Donor> {
  const { rows } = await client.query<Donor>(
    `select d.donor_name as "donorName", d.donor_email as "donorEmail", d.language, ${accountOfGift} as "userId"
     from donations d where d.id = $1`,
    [donationId],
  );
  const [donor] = rows;
  if (!donor) throw new MatchRefused("taken");
  return { ...donor, donorEmail: donor.donorEmail && isAddress(donor.donorEmail) ? donor.donorEmail : null };
}
