import type { Localized } from "#domain/language.ts";
import type { Fund } from "#domain/money/fund.ts";

const purposeKinds = ["campaign", "program", "project"] as const;
type PurposeKind = (typeof purposeKinds)[number];

/** A purpose as published at some time. Never changed. */
export type KeptPurpose = Readonly<{
  id: number;
  kind: PurposeKind;
  contentId: string;
  title: Localized;
  /** For a program: its own id. */
  programId: string | null;
  projectId: string | null;
}>;

/** The purpose fields of a booking. */
export type BookedPurpose = Readonly<{
  /** Null for bookings from before purposes were stored. */
  purposeId: number | null;
  campaignId: string | null;
  programId: string | null;
  projectId?: string | null;
  fund?: Fund | null;
}>;

export type Purposes = Readonly<{
  /** As booked; null: unrestricted. */
  booked: (booking: BookedPurpose) => KeptPurpose | null;
  /** As last published, for unbooked donations. */
  latest: (kind: PurposeKind, contentId: string | null) => KeptPurpose | null;
  /** All of a kind, as last published. */
  all: (kind: PurposeKind) => KeptPurpose[];
}>;

/** `kept` is all purposes, oldest first. */
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
      // Older bookings use the first known version.
      find(first, "campaign", campaignId) ||
      find(first, "project", projectId) ||
      find(first, "program", programId),
    latest: (kind, contentId) => find(last, kind, contentId),
    all: (kind) => [...last.values()].filter((purpose) => purpose.kind === kind),
  };
}
