/** What a campaign can state in advance about its money. CAMPAIGN: it is spent on the campaign's own purpose. */
export const commitmentChoices = ["CAMPAIGN", "PROGRAM", "PROJECT", "OFFER_BACK"] as const;
export type CommitmentChoice = (typeof commitmentChoices)[number];

/** A cancelled campaign has no purpose left to spend money on. */
export const cancelledChoices = ["PROGRAM", "PROJECT", "OFFER_BACK"] as const satisfies CommitmentChoice[];

export type Commitment = Readonly<{
  /** Only what is above the goal. */
  aboveGoal: CommitmentChoice;
  belowGoal: CommitmentChoice;
  /** The goal was reached, but after the day that was announced first. */
  late: CommitmentChoice;
  cancelled: (typeof cancelledChoices)[number];
}>;

/** What the terms of giving said before campaigns stated it themselves. */
export const earlierTerms: Commitment = {
  aboveGoal: "PROGRAM",
  belowGoal: "CAMPAIGN",
  late: "CAMPAIGN",
  cancelled: "OFFER_BACK",
};
