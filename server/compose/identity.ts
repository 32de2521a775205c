import type pg from "pg";
import { storedContentRecords } from "#adapters/postgres/content/editing/stored-content-records.ts";
import { lockedRecords } from "#adapters/postgres/content/editing/locked-records.ts";
import { identityHistory } from "#adapters/postgres/site/identity-history.ts";
import type { Editor, RecordRef } from "#domain/content/editing/ports.ts";
import { isSame } from "#domain/content/editing/differences.ts";
import { publish, type PublishOutcome } from "#domain/content/editing/publish.ts";
import {
  identityChanges,
  identityValues,
  withIdentity,
} from "#domain/content/kinds/foundation/identity-fields.ts";
import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Config } from "../config.ts";
import { pageTexts } from "../content/page-texts.ts";

const record: RecordRef = { kind: "foundation", id: "foundation" };

type Typed = Readonly<{ basedOn: number; values: Readonly<Record<string, string>> }>;
export type IdentityOutcome = PublishOutcome | { ok: false; reason: "draft_waits" };

/** Who the foundation is, changed by administrators under Settings; the record itself is the editor's, with its versions. */
export function composeIdentity(config: Config, pool: pg.Pool, identity: () => Promise<Foundation>) {
  const contentRecords = storedContentRecords(pool);
  const history = identityHistory(pool);
  const publishRecord = publish({ withLockedRecord: lockedRecords(pool, pageTexts) });
  const current = async () => {
    const found = await contentRecords.find(record);
    if (!found) throw new Error("The database does not hold the foundation's record");
    return found;
  };
  return {
    /** As papers that were issued at that moment say it. */
    identityAt: async (moment: Date): Promise<Foundation> =>
      (await history.at(moment, config.mode === "demo")) ?? identity(),

    foundationIdentity: {
      show: async (): Promise<IdentityAnswer> => {
        const [{ version, state, sample }, past, published] = await Promise.all([
          current(),
          history.all(),
          identity(),
        ]);
        return {
          version,
          values: { ...identityValues(published) },
          sample,
          draftWaits: state !== "PUBLISHED",
          history: past.map(({ from, by, body, sample: wasSample }, place) => ({
            from: from.toISOString(),
            by,
            sample: wasSample,
            changes: identityChanges(past[place + 1]?.body ?? body, body),
          })),
        };
      },

      /** A draft in the editor would undo this when it is published, so it goes first. */
      change: async ({ basedOn, values }: Typed, editor: Editor): Promise<IdentityOutcome> => {
        const { state, body, version } = await current();
        if (state !== "PUBLISHED") return { ok: false, reason: "draft_waits" };
        const changed = withIdentity(body, values);
        if (version === basedOn && isSame(body, changed)) return { ok: true, version };
        return publishRecord({ ref: record, basedOn, body: changed }, editor);
      },
    },
  };
}
