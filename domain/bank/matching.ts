import * as z from "zod/mini";
import { isIban, normalizeIban } from "#domain/identifiers/iban.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { isSpecific } from "./match-rule.ts";
import { meaning, part } from "./part.ts";

const maxName = 120;
const minName = 2;
const name = z.string().check(z.overwrite(oneLine), z.minLength(minName), z.maxLength(maxName));
const optional = z.prefault(z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(maxName))), null);
const iban = z.string().check(z.maxLength(60), z.overwrite(normalizeIban), z.refine(isIban));

const maxParts = 20;

/** What a person says a line is: its parts add up to what is open of it. */
export const decision = z.object({ parts: z.array(part).check(z.minLength(1), z.maxLength(maxParts)) });
export type Decision = z.infer<typeof decision>;

export const newBankAccount = z.object({ iban, name, holder: name });

const conditions = {
  direction: z.enum(["IN", "OUT", "EITHER"]),
  iban: z.prefault(z.nullable(iban), null),
  nameContains: optional,
  textContains: optional,
};
const saysEnough = { error: "says_too_little" };

/** At least one of the three says which lines are meant; a text has at least three letters or digits. */
export const ruleConditions = z.object(conditions).check(z.refine(isSpecific, saysEnough));
export type RuleConditions = z.infer<typeof ruleConditions>;

export const newMatchRule = z
  .object({ name, ...conditions, ...meaning })
  .check(z.refine(isSpecific, saysEnough));
export type NewMatchRule = z.infer<typeof newMatchRule>;

/** Why a line cannot be booked to its account like that. */
export type MeaningRefusal =
  | "unknown_account"
  | "purpose_missing"
  | "purpose_not_allowed"
  | "unknown_purpose"
  | "nature_missing"
  | "nature_not_allowed"
  | "zakat_not_eligible"
  | "zakat_too_much";
export type RuleOutcome =
  | Readonly<{ ok: true; id: string }>
  | Readonly<{ ok: false; reason: MeaningRefusal }>;

export type MatchRefusal =
  | "unknown_line"
  | "already_matched"
  /** Somebody matched it with another line, or it is no longer open. */
  | "taken"
  /** The parts do not add up to what is open of the line, or go the other way. */
  | "wrong_sum"
  | "gift_not_settled"
  | "not_a_gift"
  | "other_name"
  /** An entered donation has another amount: it is corrected first. */
  | "other_amount"
  | "campaign_unknown"
  | "program_unknown"
  | MeaningRefusal;
export type MatchOutcome =
  | Readonly<{ ok: true; matchId: string }>
  | Readonly<{ ok: false; reason: MatchRefusal }>;
export type UndoOutcome =
  | Readonly<{ ok: true }>
  | Readonly<{ ok: false; reason: "unknown_match" | "gift_stays" | "paid_again" }>;
