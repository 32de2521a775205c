/** Stored facts about a new site; samples do not count. */
export type StoredFirstFacts = Readonly<{
  isNamed: boolean;
  /** The legally required texts are written in each language. */
  hasTexts: boolean;
  written: Readonly<Record<string, number>>;
  /** Legal texts that a person has published since setup. */
  legalTexts: readonly string[];
  /** Statements of the donation account are imported. */
  readsTransfers: boolean;
  hasProvenClaims: boolean;
  /** Administrators who have signed in. */
  administrators: number;
  hasBackup: boolean;
  hasDrill: boolean;
  /** From the doctor's last check; false before the first. */
  isMailWell: boolean;
  isProviderWell: boolean;
  /** Postponed until, by step. */
  postponed: Readonly<Record<string, string>>;
}>;

/** Including facts from the variables. */
export type FirstFacts = StoredFirstFacts & Readonly<{ hasProvider: boolean; isBackupScheduled: boolean }>;
