import { contentKinds, draftOf } from "../kinds/kinds.ts";
import { appendVersion, atVersion } from "./at-version.ts";
import type { WithLockedRecord, Editor, RecordRef } from "./ports.ts";
import type { SaveOutcome } from "./save-draft.ts";

export type UnpublishOutcome =
  | SaveOutcome
  | { ok: false; reason: "not_published" }
  /** Published records reference it. */
  | { ok: false; reason: "still_named"; by: RecordRef[] };

/** Unpublishes a record; it stays as a draft with all versions. */
export const unpublish =
  ({ withLockedRecord }: { withLockedRecord: WithLockedRecord }) =>
  (ref: RecordRef, basedOn: number, editor: Editor): Promise<UnpublishOutcome> =>
    withLockedRecord(ref, editor, async (locked) => {
      if (contentKinds[ref.kind].form.fixed) return { ok: false, reason: "fixed" };
      const found = await atVersion(locked, ref, basedOn);
      if (!found.ok) return found;
      if (!found.current?.publishedVersion) return { ok: false, reason: "not_published" };
      const by = await locked.publishedReferrers();
      if (by.length > 0) return { ok: false, reason: "still_named", by };
      const version = await appendVersion(locked, ref, {
        current: found.current,
        body: draftOf(ref.kind, ref.id, found.current.body),
        action: "unpublish",
        verb: "unpublished",
      });
      await locked.unpublish();
      await locked.schedule(null);
      return { ok: true, version };
    });
