import type { Localized } from "#domain/language.ts";

/** The foundation's rules. Texts may contain placeholders such as `{email}`. */
export type GovernanceRules = Readonly<{
  duties: readonly Localized[];
  conduct: readonly Localized[];
  /** Step by step. */
  complaints: readonly Localized[];
}>;
