/** What the database knows of a site that was set up: samples count for nothing. */
export type StoredFirstFacts = Readonly<{
  /** The foundation's name and city are written in each language. */
  isNamed: boolean;
  /** What the law asks to publish of it is written in each language. */
  hasTexts: boolean;
  /** How many records of a kind the foundation has published itself. */
  written: Readonly<Record<string, number>>;
  /** Those that a person has published since the site was set up. */
  legalTexts: readonly string[];
  /** The statements of the account to which donors transfer are read. */
  readsTransfers: boolean;
  hasProvenClaims: boolean;
  /** Those who have signed in. */
  administrators: number;
  hasBackup: boolean;
  hasDrill: boolean;
  /** As the doctor's last look found them; not before its first one. */
  isMailWell: boolean;
  isProviderWell: boolean;
  /** Until when a step is put off. */
  postponed: Readonly<Record<string, string>>;
}>;

/** With what the variables say. */
export type FirstFacts = StoredFirstFacts & Readonly<{ hasProvider: boolean; isBackupScheduled: boolean }>;
