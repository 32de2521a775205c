import { expect, test } from "vitest";
import { randomFrom } from "#testing/random.ts";
import { resumeAfterRestore, type LastReceipts } from "./resume-after-restore.ts";

const million = 1_000_000;
const year = "2026";

/**
 * A foundation whose database is lost repeatedly. Mailed receipts stay with donors; a copy knows only its backup. Skips
 * numbers like the database.
 */
function foundation(pick: (below: number) => number) {
  const mailed = new Set<number>();
  const twice: number[] = [];
  const backups: number[] = [0];
  const beside: LastReceipts[] = [];
  let last = 0;
  const resume = resumeAfterRestore({
    numbersIssued: async () => beside,
    end: async (_: string, elsewhere, note) => {
      last = (Math.floor(Math.max(last, elsewhere[year] ?? 0) / million) + 1) * million;
      await note({ [year]: last });
      return "ended";
    },
    writeResumeMarker: async (goesOnAfter) => void beside.push(goesOnAfter),
  });
  const steps = {
    mail: async () => {
      for (let left = 1 + pick(5); left > 0; left--) {
        last++;
        if (mailed.has(last)) twice.push(last);
        mailed.add(last);
      }
    },
    save: async () => {
      backups.push(last);
      beside.push({ [year]: last });
    },
    /** Any backup, not only the newest: later ones may be broken. */
    lose: async () => {
      last = backups[pick(backups.length)] ?? 0;
      await resume("operator");
    },
    /** Old backups are deleted, resume markers never. */
    tidy: async () => void backups.splice(1, pick(backups.length)),
  };
  return { steps, twice, mailed };
}

test("no number is ever mailed twice, whichever backup is restored, and however often", async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomFrom(seed);
    const pick = (below: number) => Math.floor(random() * below);
    const { steps, twice, mailed } = foundation(pick);
    const all = Object.values(steps);
    for (let step = 0; step < 60; step++) await all[pick(all.length)]?.();
    expect({ seed, twice }).toEqual({ seed, twice: [] });
    expect(mailed.size).toBeGreaterThan(0);
  }
});

test("where the backups cannot be read, or the note cannot be written, nothing goes on", async () => {
  const ended: LastReceipts[] = [];
  const end = async (_: string, elsewhere: LastReceipts, note: (after: LastReceipts) => Promise<void>) => {
    await note({ [year]: million });
    ended.push(elsewhere);
    return "ended" as const;
  };
  const fails = () => Promise.reject(new Error("The storage is away"));
  const writeResumeMarker = () => Promise.resolve();
  expect(await resumeAfterRestore({ numbersIssued: fails, end, writeResumeMarker })("a")).toBe(
    "backups_unreadable",
  );
  const numbersIssued = async (): Promise<LastReceipts[]> => [{ 2025: 7, 2026: 3 }, { 2026: 12 }];
  expect(await resumeAfterRestore({ numbersIssued, end, writeResumeMarker: fails })("a")).toBe(
    "backups_unreadable",
  );
  expect(ended).toEqual([]);
  expect(await resumeAfterRestore({ numbersIssued, end, writeResumeMarker })("a")).toBe("ended");
  expect(ended).toEqual([{ 2025: 7, 2026: 12 }]);
  await expect(resumeAfterRestore({ numbersIssued, end: fails, writeResumeMarker })("a")).rejects.toThrow(
    "away",
  );
});
