import type { Localized } from "#domain/language.ts";

/** The foundation's own rules. `{email}` and the other facts of the foundation may stand in the texts. */
export type GovernanceRules = Readonly<{
  duties: readonly Localized[];
  conduct: readonly Localized[];
  /** Step by step. */
  complaints: readonly Localized[];
}>;
