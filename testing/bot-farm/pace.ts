import { setTimeout as pause } from "node:timers/promises";
import { movedClock } from "../moved-clock.ts";

/** How long those in front of the form take from one step to the next. */
export type Pace = Readonly<{
  bots: number;
  hours: number;
  botWaits: () => Promise<void>;
  donorWaits: () => Promise<void>;
}>;

/** Longer than it takes to be told from a program, shorter than most people need. */
const donorMs = 2_500;
const patientMs = 3_000;
const hourMs = 60 * 60_000;
const waitsOfAttempt = 2;

/** As quick as the machines allow: only the donors take their time. */
const fast = (): Pace => ({
  bots: 32,
  hours: 0,
  botWaits: () => Promise.resolve(),
  donorWaits: () => pause(donorMs),
});

/** Many at once, of whom each takes longer over a step than it takes to be told from a program. */
const patient = (): Pace => ({
  bots: 64,
  hours: 0,
  botWaits: () => pause(patientMs),
  donorWaits: () => pause(donorMs),
});

/** All attempts are spread over a week, and the time until the next step is waited by moving the clock. */
const slow = (attempts: number): Pace => {
  const hours = 7 * 24;
  const waitMs = (hours * hourMs) / attempts / waitsOfAttempt;
  return {
    bots: 4,
    hours,
    botWaits: () => Promise.resolve(movedClock.pass(waitMs)),
    donorWaits: () => movedClock.until(movedClock.aheadMs() + donorMs),
  };
};

export const paces = { fast, patient, slow };
