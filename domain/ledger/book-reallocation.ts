import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { entry, type Entry } from "./entry.ts";

type Reallocation = Readonly<{
  id: string;
  on: string;
  campaignId: string;
  programId: string | null;
  projectId: string | null;
  cents: Cents;
}>;

/** Moves a campaign's money to another purpose, as the campaign stated. What was raised does not change. */
export const bookReallocation = ({ id, on, campaignId, programId, projectId, cents }: Reallocation): Entry =>
  entry({
    cause: { kind: "reallocation", id },
    bookedOn: on,
    description: "Money of a campaign moved as stated in advance",
    postings: [
      { account: "reallocations", cents, campaignId },
      { account: "reallocations", cents: negated(cents), programId, projectId },
    ],
  });
