import type { Award, ProblemReason } from "./ports.ts";
import type { RowOf } from "./rows.ts";

const plain = (name: string): string => name.trim().replace(/\s+/g, " ").toLocaleLowerCase("en");

/** Why a grant cannot be published; null: it can. An applicant under their own name is a person, and persons are not named. */
export function refusalOfAward({ organisation, contactName, awardedCents }: Award): ProblemReason | null {
  const isPerson = contactName !== null && plain(organisation) === plain(contactName);
  if (plain(organisation) === "" || isPerson) return "not_an_organisation";
  return awardedCents === null ? "amount_missing" : null;
}

export function grantRows(awards: readonly Award[]): RowOf<"grants">[] {
  return awards.flatMap((award) => {
    const { id, callId, organisation, requestedCents, awardedCents, awardedOn } = award;
    if (refusalOfAward(award) !== null || awardedCents === null) return [];
    return [{ id, call: callId, organisation, requestedCents, awardedCents, awardedOn }];
  });
}
