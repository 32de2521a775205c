import { draftOf } from "../kinds/kinds.ts";
import { appendVersion, atVersion } from "./at-version.ts";
import type { WithLockedRecord, Editor, RecordRef } from "./ports.ts";
import type { PublishOutcome } from "./publish.ts";
import { publishable } from "./publishable.ts";
import type { Edit, SaveOutcome } from "./save-draft.ts";

type Needs = { withLockedRecord: WithLockedRecord; clock: () => Date };
export type ScheduleOutcome = PublishOutcome | { ok: false; reason: "moment_passed" };

/** Publishes this version at that time; later drafts wait. */
export const schedule =
  ({ withLockedRecord, clock }: Needs) =>
  ({ ref, basedOn, body, at }: Edit & { at: Date }, editor: Editor): Promise<ScheduleOutcome> =>
    withLockedRecord(ref, editor, async (locked) => {
      if (at <= clock()) return { ok: false, reason: "moment_passed" };
      const found = await atVersion(locked, ref, basedOn);
      if (!found.ok) return found;
      const ready = await publishable(locked, ref, draftOf(ref.kind, ref.id, body));
      if (!ready.ok) return ready;
      const version = await appendVersion(locked, ref, {
        current: found.current,
        body: ready.version,
        action: "schedule",
        verb: "scheduled",
      });
      await locked.schedule({ version, at });
      return { ok: true, version };
    });

export const unschedule =
  ({ withLockedRecord }: Pick<Needs, "withLockedRecord">) =>
  (ref: RecordRef, basedOn: number, editor: Editor): Promise<SaveOutcome> =>
    withLockedRecord(ref, editor, async (locked) => {
      const found = await atVersion(locked, ref, basedOn);
      if (!found.ok) return found;
      if (!found.current) return { ok: false, reason: "not_found" };
      const { version, scheduled } = found.current;
      if (scheduled) {
        await locked.schedule(null);
        await locked.record({ action: "content.unscheduled", before: scheduled, after: null });
      }
      return { ok: true, version };
    });
