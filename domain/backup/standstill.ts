/** A copy that was restored and does nothing by itself until a person lets it go on. */
export type Standstill = Readonly<{
  id: number;
  backupName: string;
  backupTakenAt: Date;
  beganAt: Date;
}>;
