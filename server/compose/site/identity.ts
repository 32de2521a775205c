import type pg from "pg";
import { lockedRecords } from "#adapters/postgres/content/editing/locked-records.ts";
import { storedContentRecords } from "#adapters/postgres/content/editing/stored-content-records.ts";
import { identityHistory } from "#adapters/postgres/site/identity-history.ts";
import { foundationIdentity } from "#domain/content/editing/foundation-identity.ts";
import { publish } from "#domain/content/editing/publish.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Config } from "../../config.ts";
import { pageTexts } from "../../content/page-texts.ts";

/** Who the foundation is, and was. */
export function composeIdentity(config: Config, pool: pg.Pool, identity: () => Promise<Foundation>) {
  const history = identityHistory(pool);
  return {
    /** As papers that were issued at that moment say it. */
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
