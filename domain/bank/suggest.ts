import { noCents, type Cents } from "#domain/money/cents.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import { compare, isNamed, type Comparison, type Item, type WaitingLine } from "./compare.ts";
import { ruleFor, type MatchRule } from "./match-rule.ts";
import { isSameName } from "./same-text.ts";
import { isWithin, newDonation, plainSuggestion, type Suggestion } from "./suggestion.ts";
import { suggestOwnTransfer, type OwnAccountCandidate } from "./suggest-own-transfer.ts";
import { suggestPayout, type PayoutCandidate } from "./suggest-payout.ts";

/** Somebody who gave from this account before. */
export type DonorCandidate = Readonly<{
  donationId: string;
  donorName: string | null;
  iban: string;
  /** Another name for which a person confirmed the donor. */
  acceptedName?: string | null;
}>;
/** A payment that this line returns. */
export type OriginalCandidate = Readonly<{ lineId: number; what: string }>;

/** All that could match a line, looked up for many lines at once. */
export type Candidates = Readonly<{
  items: readonly Item[];
  payouts: readonly PayoutCandidate[];
  /** Our other accounts, and how many of their lines show the same amount in the other direction. */
  ownTransfers: Readonly<{ others: readonly OwnAccountCandidate[]; mirrored: number }>;
  donors: readonly DonorCandidate[];
  originals: readonly OriginalCandidate[];
  rules: readonly MatchRule[];
}>;

const maxSuggestions = 5;
/** One strong fact: the amount, or the account it came from. */
const minScore = 40;

/** Ranked, best first. A returned payment is only what its original was. */
export function suggest(line: WaitingLine, candidates: Candidates): Suggestion[] {
  if (isReturn(line)) return candidates.originals.map((original) => returned(line, original));
  const split = splitByReference(line, candidates.items);
  const items = candidates.items.flatMap((item) => suggestItem(line, item));
  const others = [
    suggestOwnTransfer(line, candidates.ownTransfers),
    suggestPayout(line, candidates.payouts),
    byRule(line, candidates.rules),
    split,
  ].filter((found) => found !== null);
  const isExpected = items.some(({ reasons }) => reasons.includes("amount"));
  const donors = isExpected ? [] : suggestDonors(line, candidates.donors);
  return [...others, ...items, ...donors]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxSuggestions);
}

export const isReturn = ({ event }: WaitingLine): boolean =>
  event === "collection_returned" || event === "transfer_returned";

/** How an item would be matched with this line; nothing if too little agrees. */
function suggestItem(line: WaitingLine, item: Item): Suggestion[] {
  const isAnyAmount = item.target.kind === "gift";
  if (item.isClosed || item.cents > 0 !== line.cents > 0) return [];
  const compared = compare(line, item);
  const isPart = item.target.kind === "entry" || item.target.kind === "expense";
  const isKnownPart = compared.reasons.includes("reference") || compared.reasons.includes("iban");
  if (
    line.cents !== item.cents &&
    !isAnyAmount &&
    !(isPart && isKnownPart && isWithin(line.cents, item.cents))
  )
    return [];
  return compared.score >= minScore ? [suggestionOf(line.cents, item, compared)] : [];
}

/** A line that is larger than an invoice pays it and keeps the rest open. */
export function suggestionOf(lineCents: Cents, item: Item, compared: Comparison): Suggestion {
  const isWhole = item.target.kind === "gift" || isWithin(lineCents, item.cents);
  const cents = isWhole ? lineCents : item.cents;
  const leavesCents = item.target.kind === "gift" ? noCents : minus(item.cents, cents);
  return { ...compared, parts: [{ ...item.target, cents }], what: item.what, account: null, leavesCents };
}

/** Several references in one line: each donation gets what was announced, and the last one the rest. */
function splitByReference(line: WaitingLine, items: readonly Item[]): Suggestion | null {
  const text = `${line.structuredReference ?? ""} ${line.remittance} ${line.endToEndId ?? ""}`;
  const named = items.filter((item) => item.target.kind === "gift" && !item.isClosed && isNamed(text, item));
  const last = named.at(-1);
  if (line.cents <= 0 || named.length < 2 || !last) return null;
  const rest = minus(line.cents, sumOf(named.slice(0, -1).map(({ cents }) => cents)));
  if (refusalOfAmount(rest)) return null;
  return {
    parts: named.map((item) => ({ ...item.target, cents: item === last ? rest : item.cents })),
    what: named.map(({ what }) => what).join(" + "),
    account: null,
    leavesCents: noCents,
    reasons: rest === last.cents ? ["reference", "amount"] : ["reference"],
    differences: rest === last.cents ? [] : ["amount"],
    score: 200,
  };
}

function byRule(line: WaitingLine, rules: readonly MatchRule[]): Suggestion | null {
  const rule = ruleFor(line, rules);
  if (!rule) return null;
  const found = plainSuggestion({ kind: "rule", ruleId: rule.id, cents: line.cents }, rule.name);
  return { ...found, account: rule.account, score: 60 };
}

/** A further donation from a known account. Another name is shown as a difference, and needs a confirmation. */
function suggestDonors(line: WaitingLine, donors: readonly DonorCandidate[]): Suggestion[] {
  if (refusalOfAmount(line.cents) || line.counterpartyIban === null) return [];
  const known = donors.filter(({ iban }) => iban === line.counterpartyIban);
  const names = known.map(({ donorName }) => donorName);
  const latest = known.filter(({ donorName }, place) => names.indexOf(donorName) === place);
  return latest.map(({ donationId, donorName }) => {
    const isSame = isKnownName(line, donorName, known);
    return {
      ...plainSuggestion(newDonation(line.cents, { donationId }), donorName),
      reasons: isSame ? ["iban", "name"] : ["iban"],
      differences: isSame ? [] : ["name"],
      score: isSame ? 70 : 10,
    };
  });
}

const isKnownName = (
  { counterpartyName }: WaitingLine,
  donorName: string | null,
  known: readonly DonorCandidate[],
): boolean =>
  isSameName(donorName ?? "", counterpartyName ?? "") ||
  known.some((each) => each.donorName === donorName && each.acceptedName === counterpartyName);

/** What came back reverses what went out, once. */
const returned = (line: WaitingLine, { lineId, what }: OriginalCandidate): Suggestion => ({
  ...plainSuggestion({ kind: "return", lineId, cents: line.cents }, what),
  reasons: ["reference", "amount"],
  score: 100,
});
