import type { Fund } from "#domain/money/fund.ts";
import type { BookedPurpose, Purposes } from "./purpose.ts";
import type { PoolId } from "./spend-oldest-first.ts";

/** What a gift may be spent on, as a pool shared with all gifts that may be spent on the same. */
export type Restriction =
  | Readonly<{ kind: "project" | "program"; id: string }>
  /** A campaign that nobody knows: its money waits for staff to decide. */
  | Readonly<{ kind: "campaign"; id: string }>
  | Readonly<{ kind: "free" }>;

/** By what the campaign was for when the gift was booked, whether or not it is still on the site. */
export function restrictionOf(gift: BookedPurpose, purposes: Purposes): Restriction {
  const { campaignId, programId, projectId } = gift;
  if (campaignId === null && projectId) return { kind: "project", id: projectId };
  if (campaignId === null) return programId === null ? { kind: "free" } : { kind: "program", id: programId };
  const purpose = purposes.booked(gift);
  if (purpose?.projectId) return { kind: "project", id: purpose.projectId };
  return purpose?.programId
    ? { kind: "program", id: purpose.programId }
    : { kind: "campaign", id: campaignId };
}

/** Money of a fund lies apart from money for the same purpose that is of none. */
export const poolOf = (restriction: Restriction, fund: Fund | null = null): PoolId =>
  inFund(fund)(restriction.kind === "free" ? freePool : `${restriction.kind}:${restriction.id}`);

/** Which gifts may pay for an expense, the narrowest purpose first. Overhead is paid by free gifts alone. */
export function poolsFor(expense: Omit<BookedPurpose, "campaignId">, purposes: Purposes): PoolId[] {
  const { projectId = null } = expense;
  const program = expense.programId ?? purposes.booked({ ...expense, campaignId: null })?.programId ?? null;
  return [
    ...(projectId === null ? [] : [`project:${projectId}`]),
    ...(program === null ? [] : [`program:${program}`]),
    freePool,
  ].map(inFund(expense.fund ?? null));
}

const inFund =
  (fund: Fund | null) =>
  (pool: PoolId): PoolId =>
    fund === null ? pool : `${fund} ${pool}`;

const freePool = "free";
