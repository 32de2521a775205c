import type { Localized } from "#domain/language.ts";
import type { Fund } from "#domain/money/fund.ts";

const purposeKinds = ["campaign", "program", "project"] as const;
type PurposeKind = (typeof purposeKinds)[number];

/** What money was given for or spent on, as it stood at some time. Once written it stays, whatever is published later. */
export type KeptPurpose = Readonly<{
  id: number;
  kind: PurposeKind;
  contentId: string;
  title: Localized;
  /** Of a program: itself. */
  programId: string | null;
  projectId: string | null;
}>;

/** What a booking says about its purpose. */
export type BookedPurpose = Readonly<{
  /** Null also for what was booked before purposes were kept. */
  purposeId: number | null;
  campaignId: string | null;
  programId: string | null;
  projectId?: string | null;
  fund?: Fund | null;
}>;

export type Purposes = Readonly<{
  /** As it was when it was booked; null: for whatever needs it most. */
  booked: (booking: BookedPurpose) => KeptPurpose | null;
  /** As it was last published, for what is not booked yet. */
  latest: (kind: PurposeKind, contentId: string | null) => KeptPurpose | null;
  /** Every one of a kind that there ever was, as it was last published. */
  all: (kind: PurposeKind) => KeptPurpose[];
}>;

/** `kept` is all there ever were, oldest first. */
export function purposesIn(kept: readonly KeptPurpose[]): Purposes {
  const byId = new Map(kept.map((purpose) => [purpose.id, purpose]));
  const nameOf = ({ kind, contentId }: Pick<KeptPurpose, "kind" | "contentId">) => `${kind} ${contentId}`;
  const first = new Map(kept.toReversed().map((purpose) => [nameOf(purpose), purpose]));
  const last = new Map(kept.map((purpose) => [nameOf(purpose), purpose]));
  const find = (known: typeof first, kind: PurposeKind, contentId: string | null | undefined) =>
    (contentId && known.get(nameOf({ kind, contentId }))) || null;
  return {
    booked: ({ purposeId, campaignId, programId, projectId }) =>
      (purposeId !== null && byId.get(purposeId)) ||
      // Of what was booked before purposes were kept, the first that is known is the one of its day.
      find(first, "campaign", campaignId) ||
      find(first, "project", projectId) ||
      find(first, "program", programId),
    latest: (kind, contentId) => find(last, kind, contentId),
    all: (kind) => [...last.values()].filter((purpose) => purpose.kind === kind),
  };
}
