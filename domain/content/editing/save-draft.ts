import { draftOf } from "../kinds/kinds.ts";
import {
  alreadySaved,
  appendVersion,
  atVersion,
  type EditedMeanwhile,
  type NotNew,
  type NotThere,
} from "./at-version.ts";
import type { WithLockedRecord, Editor, RecordRef } from "./ports.ts";

/** `basedOn` is the version the editor started from; 0 creates a record. */
export type Edit = Readonly<{ ref: RecordRef; basedOn: number; body: unknown }>;
export type SaveOutcome = { ok: true; version: number } | EditedMeanwhile | NotThere | NotNew;

/** A draft may be incomplete and is not public. */
export const saveDraft =
  ({ withLockedRecord }: { withLockedRecord: WithLockedRecord }) =>
  ({ ref, basedOn, body: typed }: Edit, editor: Editor): Promise<SaveOutcome> =>
    withLockedRecord(ref, editor, async (locked) => {
      const body = draftOf(ref.kind, ref.id, typed);
      const done = await alreadySaved(locked, { ref, basedOn, body, editor });
      if (done) return { ok: true, version: done.version };
      const found = await atVersion(locked, ref, basedOn);
      if (!found.ok) return found;
      const { current } = found;
      return {
        ok: true,
        version: await appendVersion(locked, ref, { current, body, action: "draft", verb: "drafted" }),
      };
    });
