import { setTimeout as pause } from "node:timers/promises";
import { schedule } from "#jobs/schedule.ts";

const lookMs = 500;
const looksInMinute = 120;
const quietLooks = 4;
/** Of processor time between two looks. */
const quietMs = 60;

type Wait = Readonly<{ minutes: number }>;

/**
 * A new foundation draws its documents once, a while after the start, and does what a night missed: nothing is measured until that is over.
 * `spentMs` tells the processor time so far of all that is measured.
 */
export async function untilQuiet(spentMs: () => number, { minutes }: Wait = { minutes: 1 }): Promise<void> {
  await pause(Math.max(...schedule.map((job) => ("afterMs" in job ? job.afterMs : 0))));
  let before = spentMs();
  for (let quiet = 0, looks = 0; quiet < quietLooks && looks < minutes * looksInMinute; looks++) {
    await pause(lookMs);
    const now = spentMs();
    quiet = now - before < quietMs ? quiet + 1 : 0;
    before = now;
  }
}
