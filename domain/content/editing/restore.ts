import { draftOf } from "../kinds/kinds.ts";
import { appendVersion, atVersion } from "./at-version.ts";
import type { WithLockedRecord, Editor, RecordRef } from "./ports.ts";
import type { SaveOutcome } from "./save-draft.ts";

type Restoring = Readonly<{ ref: RecordRef; basedOn: number; version: number }>;

/** An old version becomes the newest draft; the history stays, and visitors see no change yet. */
export const restore =
  ({ withLockedRecord }: { withLockedRecord: WithLockedRecord }) =>
  ({ ref, basedOn, version }: Restoring, editor: Editor): Promise<SaveOutcome> =>
    withLockedRecord(ref, editor, async (locked) => {
      const found = await atVersion(locked, ref, basedOn);
      if (!found.ok) return found;
      const old = found.current && (await locked.bodyOfVersion(version));
      if (!old) return { ok: false, reason: "not_found" };
      return {
        ok: true,
        version: await appendVersion(locked, ref, {
          current: found.current,
          body: draftOf(ref.kind, ref.id, old),
          action: "restore",
          verb: "restored",
        }),
      };
    });
