import type { IdentityAnswer } from "../kinds/foundation/identity-answer.ts";
import { identityChanges, identityValues, withIdentity } from "../kinds/foundation/identity-fields.ts";
import type { Foundation } from "../kinds/foundation/schema.ts";
import { isSame } from "./differences.ts";
import type { DraftBody } from "./field-spec.ts";
import type { ContentRecords } from "./content-records.ts";
import type { Editor, RecordRef } from "./ports.ts";
import type { publish, PublishOutcome } from "./publish.ts";

const record: RecordRef = { kind: "foundation", id: "foundation" };

/** Newest first. */
export type PastIdentity = Readonly<{ from: Date; body: DraftBody; sample: boolean; by: string | null }>;
type Needs = {
  contentRecords: Pick<ContentRecords, "find">;
  history: () => Promise<readonly PastIdentity[]>;
  identity: () => Promise<Foundation>;
  publish: ReturnType<typeof publish>;
};
type Typed = Readonly<{ basedOn: number; values: Readonly<Record<string, string>> }>;
type IdentityOutcome = PublishOutcome | { ok: false; reason: "draft_waits" };

/** The foundation's identity, changed by administrators under Settings. The record and its versions belong to the editor. */
export function foundationIdentity({ contentRecords, history, identity, publish: publishRecord }: Needs) {
  const current = async () => {
    const found = await contentRecords.find(record);
    if (!found) throw new Error("The database does not hold the foundation's record");
    return found;
  };
  return {
    show: async (): Promise<IdentityAnswer> => {
      const [{ version, state, sample }, past, published] = await Promise.all([
        current(),
        history(),
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

    /** A draft in the editor would undo this change when published, so it must be resolved first. */
    change: async ({ basedOn, values }: Typed, editor: Editor): Promise<IdentityOutcome> => {
      const { state, body, version } = await current();
      if (state !== "PUBLISHED") return { ok: false, reason: "draft_waits" };
      const changed = withIdentity(body, values);
      if (version === basedOn && isSame(body, changed)) return { ok: true, version };
      return publishRecord({ ref: record, basedOn, body: changed }, editor);
    },
  };
}
