/** Payments of one provider decided within the window. */
export type AttackSigns = Readonly<{
  failures: number;
  /** The same, but of each network address only its first few. */
  spread: number;
  payments: number;
}>;

const attackWindowMinutes = 10;
const pauseMinutes = 30;
const maxPauseMinutes = 24 * 60;
/**
 * Fewer are an unlucky hour at one bank; and where most still succeed, the failing are not the foundation's to stop.
 * A few addresses alone do not throw the switch: each of them meets its own failures at the guard.
 */
const maxFailures = 40;
const countedPerAddress = 4;
/** So many within the window got past the guard all the same. */
const maxFailuresOverall = 200;
const failingShare = 0.8;

/** Someone tries stolen cards: many payments, and nearly all of them fail. */
export const isAttack = ({ failures, spread, payments }: AttackSigns): boolean =>
  (spread > maxFailures || failures > maxFailuresOverall) && failures > failingShare * (failures + payments);

/** How long cards are switched off when too many were declined at once, and at most after several times. */
export const cardPause = { pauseMinutes, maxMinutes: maxPauseMinutes };

/** What is counted, when that is an attack, and how long payments are switched off then. */
export const attackRules = { windowMinutes: attackWindowMinutes, pauseMinutes, countedPerAddress, isAttack };
