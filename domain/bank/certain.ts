import { isNamed, type Item, type WaitingLine } from "./compare.ts";
import { ruleFor } from "./match-rule.ts";
import type { Part } from "./part.ts";
import { isSameName } from "./same-text.ts";
import { isReturn, type Candidates } from "./suggest.ts";
import { suggestPayout } from "./suggest-payout.ts";

/**
 * What a line is without any doubt, so that no person is needed: an entered donation with the bank's own reference, an announced
 * one with its reference in the field for it, a payout, or a rule that a person confirmed. The amount must be exact. Null: a
 * person decides.
 */
export function certainMatch(line: WaitingLine, candidates: Candidates): Part | null {
  if (isReturn(line)) return null;
  const { items, payouts, rules } = candidates;
  // First, because one transfer must not become two donations.
  const entered = items.filter((item) => item.target.kind === "entered_gift" && !item.isClosed);
  const byBankReference = entered.filter(
    ({ bankReference }) => bankReference && bankReference === line.bankReference?.toUpperCase(),
  );
  if (byBankReference.length > 0) return onlyExact(line, byBankReference);
  const named = namedIn(line, items);
  if (named.items.length > 0) {
    const isEntered = entered.some((item) => item.cents === line.cents && mayBeFrom(line, item));
    return named.isStructured && !isEntered ? onlyExact(line, named.items) : null;
  }
  const payout = suggestPayout(line, payouts)?.parts[0];
  if (payout?.kind === "payout") return payout.payoutId === null ? null : payout;
  const rule = ruleFor(line, rules);
  return rule?.isConfirmed ? { kind: "rule", ruleId: rule.id, cents: line.cents } : null;
}

/** In the field that banks carry unchanged, or only somewhere in the text. */
function namedIn(line: WaitingLine, items: readonly Item[]): { items: Item[]; isStructured: boolean } {
  const gifts = items.filter(({ target }) => target.kind === "gift");
  const structured = gifts.filter((item) => isNamed(line.structuredReference ?? "", item));
  if (structured.length > 0) return { items: structured, isStructured: true };
  const text = `${line.remittance} ${line.endToEndId ?? ""}`;
  return { items: gifts.filter((item) => isNamed(text, item)), isStructured: false };
}

function onlyExact(line: WaitingLine, items: readonly Item[]): Part | null {
  const [only, second] = items;
  if (!only || second || only.isClosed || only.cents !== line.cents) return null;
  return { ...only.target, cents: line.cents };
}

const mayBeFrom = (line: WaitingLine, { name }: Item): boolean =>
  name === null || line.counterpartyName === null || isSameName(name, line.counterpartyName);
