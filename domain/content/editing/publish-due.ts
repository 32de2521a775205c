import { draftOf } from "../kind-forms.ts";
import type { AtDesk, Editor, RecordRef } from "./ports.ts";
import { publishable } from "./publishable.ts";

type Needs = { atDesk: AtDesk; due: (now: Date) => Promise<RecordRef[]>; now: () => Date };

const program: Editor = { actor: "program", requestId: null };

/** What was scheduled and whose moment has come. Instances that come to one record together take turns, and the second finds it done. */
export const publishDue =
  ({ atDesk, due, now }: Needs) =>
  async (): Promise<number> => {
    let published = 0;
    for (const ref of await due(now())) if (await publishScheduled(atDesk, ref, now())) published += 1;
    return published;
  };

const publishScheduled = (atDesk: AtDesk, ref: RecordRef, now: Date): Promise<boolean> =>
  atDesk(ref, program, async (desk) => {
    const scheduled = (await desk.current())?.scheduled;
    if (!scheduled || new Date(scheduled.at) > now) return false;
    const body = draftOf(ref.kind, ref.id, await desk.bodyOfVersion(scheduled.version));
    // What it refers to may have been taken off the site since.
    const ready = await publishable(desk, ref, body);
    await desk.schedule(null);
    if (!ready.ok) {
      await desk.noteScheduleFailed();
      await desk.record({ action: "content.schedule_failed", before: scheduled, after: ready.problems });
      return false;
    }
    await desk.publish(scheduled.version, ready.body);
    await desk.record({
      action: "content.published",
      before: scheduled,
      after: { version: scheduled.version },
    });
    return true;
  });
