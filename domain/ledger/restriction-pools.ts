import type { PoolId } from "./spend-oldest-first.ts";

type Campaign = Readonly<{ id: string; programId: string; projectId: string | null }>;
type Project = Readonly<{ id: string; programId: string }>;
export type Purpose = Readonly<{ campaignId: string | null; programId: string | null }>;

/** What a gift may be spent on, as a pool shared with all gifts that may be spent on the same. */
export type Restriction =
  | Readonly<{ kind: "project" | "program"; id: string }>
  /** A campaign that staff have taken away: its money waits for their decision. */
  | Readonly<{ kind: "campaign"; id: string }>
  | Readonly<{ kind: "free" }>;

export function restrictionOf(
  { campaignId, programId }: Purpose,
  campaigns: readonly Campaign[],
): Restriction {
  if (campaignId !== null) {
    const campaign = campaigns.find(({ id }) => id === campaignId);
    if (!campaign) return { kind: "campaign", id: campaignId };
    return campaign.projectId === null
      ? { kind: "program", id: campaign.programId }
      : { kind: "project", id: campaign.projectId };
  }
  return programId === null ? { kind: "free" } : { kind: "program", id: programId };
}

export const poolOf = (restriction: Restriction): PoolId =>
  restriction.kind === "free" ? freePool : `${restriction.kind}:${restriction.id}`;

/** Which gifts may pay for an expense, the narrowest purpose first. Overhead is paid by free gifts alone. */
export function poolsFor(
  { projectId, programId }: Readonly<{ projectId: string | null; programId: string | null }>,
  projects: readonly Project[],
): PoolId[] {
  const program = programId ?? projects.find(({ id }) => id === projectId)?.programId;
  return [
    ...(projectId === null ? [] : [`project:${projectId}`]),
    ...(program === undefined ? [] : [`program:${program}`]),
    freePool,
  ];
}

const freePool = "free";
