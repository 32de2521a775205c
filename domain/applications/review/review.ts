import * as z from "zod/mini";
import type { Cents } from "#domain/money/cents.ts";
import { centsField } from "#domain/money/cents-field.ts";

/** Four-eyes principle. */
export const reviewersNeeded = 2;

export type AskedScore = Readonly<{ marks: readonly number[]; comment: string }>;
export type StoredScore = Readonly<{
  reviewerId: string;
  by: string | null;
  marks: readonly number[];
  comment: string;
  at: string;
}>;

const score = z.object({
  by: z.nullable(z.string()),
  marks: z.array(z.int()),
  comment: z.string(),
  at: z.iso.datetime(),
});

export const review = z.object({
  criteria: z.array(z.string()),
  needed: z.int(),
  given: z.int(),
  isScored: z.boolean(),
  /** Empty until the reader has scored, or it is decided. */
  scores: z.array(score),
  awardedCents: z.nullable(centsField),
  motivation: z.nullable(z.string()),
});
export type Review = z.infer<typeof review>;

export type StoredReview = Readonly<{
  scores: readonly StoredScore[];
  awardedCents: Cents | null;
  motivation: string | null;
}>;

/** Reviewers see other scores only after giving their own. */
export function reviewFor(
  { scores, awardedCents, motivation }: StoredReview,
  reader: { userId: string; isDecided: boolean; criteria: readonly string[] },
): Review {
  const isScored = scores.some(({ reviewerId }) => reviewerId === reader.userId);
  const shown = isScored || reader.isDecided ? scores : [];
  return {
    criteria: [...reader.criteria],
    needed: reviewersNeeded,
    given: scores.length,
    isScored,
    scores: shown.map(({ by, marks, comment, at }) => ({ by, marks: [...marks], comment, at })),
    awardedCents,
    motivation,
  };
}
