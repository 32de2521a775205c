/** The last receipt number of each year. */
export type LastReceipts = Readonly<Record<string, number>>;

type Needs<By> = {
  /** All that the place of the backups tells of numbers that were given out. */
  givenOut: () => Promise<readonly LastReceipts[]>;
  /**
   * Ends the standstill and skips numbers in each year, also those that were given out elsewhere. `note` is called with what each year goes on after
   * before anything is final. `none`: nothing stands still.
   */
  end: (
    by: By,
    elsewhere: LastReceipts,
    note: (goesOnAfter: LastReceipts) => Promise<void>,
  ) => Promise<"ended" | "none">;
  /** Written beside the backups: a later restore of the same backup must know of this one. */
  noteWentOn: (goesOnAfter: LastReceipts) => Promise<void>;
};

/**
 * A restored copy goes on. What it knows of numbers is as old as its backup; an earlier copy of the same backup may have gone on, mailed receipts and been
 * lost in its turn before anybody saved it. That one left a note beside the backups. Where they cannot be read or written nothing goes on: a
 * number that two donors hold is worse than an hour's wait, and another place for backups can be named.
 */
export const goOn =
  <By>({ givenOut, end, noteWentOn }: Needs<By>) =>
  async (by: By): Promise<"ended" | "none" | "backups_unreadable"> => {
    const told = await givenOut().catch(() => null);
    if (!told) return "backups_unreadable";
    const note = (goesOnAfter: LastReceipts): Promise<void> =>
      noteWentOn(goesOnAfter).catch((cause: unknown) => {
        throw new NotNoted("The note of the copy that goes on cannot be written", { cause });
      });
    try {
      return await end(by, highestOf(told), note);
    } catch (error) {
      if (!(error instanceof NotNoted)) throw error;
      return "backups_unreadable";
    }
  };

/** Undoes all that was about to be written with it. */
class NotNoted extends Error {}

function highestOf(all: readonly LastReceipts[]): LastReceipts {
  const highest: Record<string, number> = {};
  for (const [year, last] of all.flatMap((told) => Object.entries(told)))
    highest[year] = Math.max(highest[year] ?? 0, last);
  return highest;
}
