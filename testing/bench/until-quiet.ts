import { setTimeout as pause } from "node:timers/promises";
import { schedule } from "#jobs/schedule.ts";
import { cpuOf } from "./visits.ts";

const lookMs = 500;
const maxLooks = 120;
/** Of processor time between two looks. */
const quietMs = 60;

/** A new foundation draws its documents once, a while after the start. */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  await pause(Math.max(...schedule.map((job) => ("afterMs" in job ? job.afterMs : 0))));
  let before = cpuOf(pid);
  for (let quiet = 0, looks = 0; quiet < 4 && looks < maxLooks; looks++) {
    await pause(lookMs);
    const now = cpuOf(pid);
    quiet = now - before < quietMs ? quiet + 1 : 0;
    before = now;
  }
}
