import { draftOf } from "../kinds/kinds.ts";
import type { WithLockedRecord, Editor, RecordRef } from "./ports.ts";
import { publishable } from "./publishable.ts";

type Needs = {
  withLockedRecord: WithLockedRecord;
  due: (now: Date) => Promise<RecordRef[]>;
  clock: () => Date;
};

const program: Editor = { actor: "program", requestId: null };

/** Publishes due scheduled records. Concurrent instances take turns, and the second finds it done. */
export const publishDue =
  ({ withLockedRecord, due, clock }: Needs) =>
  async (): Promise<number> => {
    let published = 0;
    for (const ref of await due(clock()))
      if (await publishScheduled(withLockedRecord, ref, clock())) published += 1;
    return published;
  };

const publishScheduled = (withLockedRecord: WithLockedRecord, ref: RecordRef, now: Date): Promise<boolean> =>
  withLockedRecord(ref, program, async (locked) => {
    const scheduled = (await locked.current())?.scheduled;
    if (!scheduled || new Date(scheduled.at) > now) return false;
    const body = draftOf(ref.kind, ref.id, await locked.bodyOfVersion(scheduled.version));
    // A referenced record may have been unpublished since.
    const ready = await publishable(locked, ref, body);
    await locked.schedule(null);
    if (!ready.ok) {
      await locked.noteScheduleFailed();
      await locked.record({ action: "content.schedule_failed", before: scheduled, after: ready.problems });
      return false;
    }
    await locked.publish(scheduled.version, ready.body);
    await locked.record({
      action: "content.published",
      before: scheduled,
      after: { version: scheduled.version },
    });
    return true;
  });
