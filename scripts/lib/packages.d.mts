import type { Trust } from "./reviewed.mjs";

export interface LockedPackage {
  id: string;
  path: string;
  dev?: boolean;
}
export function lockedPackages(): LockedPackage[];
export function trustOf(locked: LockedPackage): Trust;
