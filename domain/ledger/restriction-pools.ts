import type { Fund } from "#domain/money/fund.ts";
import type { BookedPurpose, Purposes } from "./purpose.ts";
import type { PoolId } from "#domain/money/spend-oldest-first.ts";

/** What a donation may be spent on: a pool shared with equal donations. */
export type Restriction =
  | Readonly<{ kind: "project" | "program"; id: string }>
  /** An unknown campaign: its money waits for staff. */
  | Readonly<{ kind: "campaign"; id: string }>
  | Readonly<{ kind: "free" }>;

/** By the campaign's purpose at booking time, published or not. */
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

/** A fund's money is separate from other money for the same purpose. */
export const poolOf = (restriction: Restriction, fund: Fund | null = null): PoolId =>
  inFund(fund)(restriction.kind === "free" ? freePool : `${restriction.kind}:${restriction.id}`);

/** The pools that may pay an expense, narrowest purpose first. Overhead: unrestricted donations only. */
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
