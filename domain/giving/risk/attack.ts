/** Payments of one provider decided within the window. */
export type AttackSigns = Readonly<{
  failures: number;
  /** Counts only the first few of each network range. */
  spread: number;
  payments: number;
}>;

const attackWindowMinutes = 10;
const pauseMinutes = 30;
const maxPauseMinutes = 24 * 60;
/** Fewer is an unlucky hour at one bank. A few networks alone do not trigger it: the guard limits each of them. */
const maxFailures = 40;
const countedPerNetwork = 4;
/** Passed the guard within the window. */
const maxFailuresOverall = 200;
const failingShare = 0.8;

/** Card testing: many payments, and nearly all of them fail. */
export const isAttack = ({ failures, spread, payments }: AttackSigns): boolean =>
  (spread > maxFailures || failures > maxFailuresOverall) && failures > failingShare * (failures + payments);

/** How long cards are off after too many declines, and the maximum after repetitions. */
export const cardPause = { pauseMinutes, maxMinutes: maxPauseMinutes };

export const attackRules = { windowMinutes: attackWindowMinutes, pauseMinutes, countedPerNetwork, isAttack };
