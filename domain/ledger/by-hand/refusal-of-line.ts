import { accountOf } from "../accounts.ts";
import type { Posting } from "../entry.ts";

export const lineRefusals = [
  "unknown_account",
  "purpose_missing",
  "purpose_not_allowed",
  "nature_missing",
  "nature_not_allowed",
] as const;

type Line = Omit<Posting, "cents" | "campaignId">;

/** Required and forbidden fields of a posting. Null: it may be booked. */
export function refusalOfLine(line: Line): (typeof lineRefusals)[number] | null {
  const account = accountOf(line.account);
  if (!account) return "unknown_account";
  const purposes = [line.projectId, line.programId].filter((id) => id).length;
  const isOfProgram = account.category === "PROGRAM";
  if (isOfProgram && purposes !== 1) return "purpose_missing";
  // Unrestricted money pays overhead. Income for a purpose is restricted to it.
  const mayHavePurpose = isOfProgram || account.kind === "INCOME";
  if (purposes > 1 || (!mayHavePurpose && (purposes > 0 || line.fund))) return "purpose_not_allowed";
  if (account.category === null && line.nature) return "nature_not_allowed";
  return account.id.startsWith("expenses-") && !line.nature ? "nature_missing" : null;
}
