/** Payments decided within the window. */
export type AttackSigns = Readonly<{ failures: number; payments: number }>;

export const attackWindowMinutes = 10;
export const pauseMinutes = 30;
/** Fewer are an unlucky hour at one bank; and where most still succeed, the failing are not the foundation's to stop. */
export const mostFailures = 40;
export const failingShare = 0.8;

/** Someone tries stolen cards: many payments, and nearly all of them fail. */
export const isAttack = ({ failures, payments }: AttackSigns): boolean =>
  failures > mostFailures && failures > failingShare * (failures + payments);
