import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { licence } from "./datasets.ts";
import { refusalOfAward } from "./grants.ts";
import type { Award, Problem } from "./ports.ts";

type Funder = Readonly<{ id: string; name: string }>;
type Call = Readonly<{ id: string; title: Localized; description: Localized }>;

const maxTitleLength = 140;

/** 360Giving 1.4. Organisations only: a grant to a person is reported to staff. Amounts are euros, as the standard requires. */
export function grantsPackage(
  awards: readonly Award[],
  calls: readonly Call[],
  funder: Funder,
  asOf: string,
): { file: { name: string; text: string }; problems: Problem[] } {
  const name = "360giving.json";
  const problems: Problem[] = [];
  const grants = awards.flatMap((award) => {
    const { id, callId, organisation, requestedCents, awardedCents, awardedOn } = award;
    const call = calls.find((each) => each.id === callId);
    const title = `${call?.title.en ?? callId}: ${organisation}`;
    const reason = refusalOfAward(award) ?? (title.length > maxTitleLength ? "title_too_long" : null);
    if (reason !== null || awardedCents === null) {
      problems.push({ file: name, record: id, reason: reason ?? "amount_missing" });
      return [];
    }
    return [
      {
        id: `360G-${funder.id}-${id}`,
        title,
        description: call?.description.en ?? title,
        currency: "EUR",
        amountAppliedFor: inEuros(requestedCents),
        amountAwarded: inEuros(awardedCents),
        awardDate: awardedOn,
        recipientOrganization: [{ id: `360G-${funder.id}-org-${id}`, name: organisation }],
        fundingOrganization: [funder],
        grantProgramme: [{ code: callId, title: call?.title.en ?? callId }],
        dateModified: `${asOf}T00:00:00Z`,
      },
    ];
  });
  const title = `Grants made by ${funder.name}`;
  const text = `${JSON.stringify({ version: "1.4", title, issued: asOf, license: licence, grants }, null, 1)}\n`;
  return { file: { name, text }, problems };
}

/** JSON has only numbers; this one prints with these digits. */
const inEuros = (cents: Cents): number => Number(decimalEuros(cents));
