/** A restored copy that is paused until a person resumes it. */
export type Standstill = Readonly<{
  id: number;
  backupName: string;
  backupTakenAt: Date;
  beganAt: Date;
}>;
