export type LastReceipts = Readonly<Record<string, number>>;

type Needs<By> = {
  /** Receipt numbers that the backups and resume markers mention. */
  numbersIssued: () => Promise<readonly LastReceipts[]>;
  /** Ends the standstill and skips receipt numbers per year. Calls `note` with the last skipped number before it commits. */
  end: (
    by: By,
    elsewhere: LastReceipts,
    note: (resumesAfter: LastReceipts) => Promise<void>,
  ) => Promise<"ended" | "none">;
  /** Stored beside the backups, so that a later restore of the same backup skips these numbers too. */
  writeResumeMarker: (resumesAfter: LastReceipts) => Promise<void>;
};

/** Stays off if resume markers cannot be read or written: another copy of this backup may have issued the same receipt numbers. */
export const resumeAfterRestore =
  <By>({ numbersIssued, end, writeResumeMarker }: Needs<By>) =>
  async (by: By): Promise<"ended" | "none" | "backups_unreadable"> => {
    const known = await numbersIssued().catch(() => null);
    if (!known) return "backups_unreadable";
    const note = (resumesAfter: LastReceipts): Promise<void> =>
      writeResumeMarker(resumesAfter).catch((cause: unknown) => {
        throw new MarkerNotWritten("The resume marker cannot be written", { cause });
      });
    try {
      return await end(by, highestOf(known), note);
    } catch (error) {
      if (!(error instanceof MarkerNotWritten)) throw error;
      return "backups_unreadable";
    }
  };

/** Rolls back the transaction of `end`. */
class MarkerNotWritten extends Error {}

function highestOf(all: readonly LastReceipts[]): LastReceipts {
  const highest: Record<string, number> = {};
  for (const [year, last] of all.flatMap((each) => Object.entries(each)))
    highest[year] = Math.max(highest[year] ?? 0, last);
  return highest;
}
