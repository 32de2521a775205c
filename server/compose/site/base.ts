import type pg from "pg";
import { storedContent } from "#adapters/postgres/content/content.ts";
import { lockedRecords } from "#adapters/postgres/content/editing/locked-records.ts";
import { storedContentRecords } from "#adapters/postgres/content/editing/stored-content-records.ts";
import { ledgerSums } from "#adapters/postgres/ledger/ledger.ts";
import { identityHistory } from "#adapters/postgres/site/identity-history.ts";
import { storedSettings } from "#adapters/postgres/site/settings.ts";
import { foundationIn, sourceOrSample } from "#domain/content/content-source.ts";
import { foundationIdentity } from "#domain/content/editing/foundation-identity.ts";
import { publish } from "#domain/content/editing/publish.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { legibleContent } from "#domain/content/legible-content.ts";
import { letterFrame } from "#domain/mail/letter-frame.ts";
import type { CountryRule } from "#domain/site/site.ts";
import type { Config } from "../../config.ts";
import { pageTexts } from "../../content/page-texts.ts";
import { previewedContent } from "../../content/serve-preview.ts";
import { today } from "../../timing/clock.ts";
import { translate } from "../../translate.ts";
import { composeCounted } from "../figures/figures.ts";
import { composeResults } from "../results/results.ts";
import { composeDatabaseState } from "../running/database-state.ts";

export type Base = ReturnType<typeof composeBase>;

export function composeBase(config: Config, pool: pg.Pool) {
  const { content: written, withDraft } = previewedContent(storedContent(pool));
  const content = legibleContent(written);
  const figures = ledgerSums(pool);
  const settings = storedSettings(pool);
  const sampleFallback = () => settings.get("sampleFallback");
  const results = composeResults(pool, () => sourceFor("project"));
  const counted = composeCounted(pool);
  const sourceFor = sourceOrSample({ content, figures, counted, ...results.figures, sampleFallback, today });
  const databaseState = composeDatabaseState(config, pool);
  const identity = async () => databaseState.remember(await foundationIn(written));
  const { publicUrl, adminEmails } = config;
  return {
    config,
    pool,
    publicUrl,
    content,
    withDraft,
    figures,
    settings,
    sampleFallback,
    results,
    indicators: () => results.indicators(null),
    counted,
    sourceFor,
    databaseState,
    identity,
    ...composeIdentity(config, pool, identity),
    staff: async () => (adminEmails.length > 0 ? adminEmails : [(await identity()).email]),
    frame: letterFrame({ identity, translate, publicUrl }),
    countryRule: async (country: string | null): Promise<CountryRule> =>
      (country && (await settings.get("countryRules"))[country]) || "FULL",
    retention: () => settings.get("retentionTerms"),
    feeRates: () => settings.get("feeRates"),
  };
}

function composeIdentity(config: Config, pool: pg.Pool, identity: () => Promise<Foundation>) {
  const history = identityHistory(pool);
  return {
    /** For documents issued at that moment. */
    identityAt: async (moment: Date): Promise<Foundation> =>
      (await history.at(moment, config.mode === "demo")) ?? identity(),

    foundationIdentity: foundationIdentity({
      contentRecords: storedContentRecords(pool),
      history: history.all,
      identity,
      publish: publish({ withLockedRecord: lockedRecords(pool, pageTexts) }),
    }),
  };
}
