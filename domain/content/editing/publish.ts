import { draftOf } from "../kinds/kinds.ts";
import { alreadySaved, appendVersion, atVersion } from "./at-version.ts";
import type { WithLockedRecord, Editor } from "./ports.ts";
import { publishable, type Incomplete } from "./publishable.ts";
import type { Edit, SaveOutcome } from "./save-draft.ts";

export type PublishOutcome = SaveOutcome | Incomplete;

export const publish =
  ({ withLockedRecord }: { withLockedRecord: WithLockedRecord }) =>
  ({ ref, basedOn, body: typed }: Edit, editor: Editor): Promise<PublishOutcome> =>
    withLockedRecord(ref, editor, async (locked) => {
      const draft = draftOf(ref.kind, ref.id, typed);
      const done = await alreadySaved(locked, { ref, basedOn, body: draft, editor });
      if (done?.publishedVersion === done?.version && done) return { ok: true, version: done.version };
      const found = await atVersion(locked, ref, basedOn);
      if (!found.ok) return found;
      const ready = await publishable(locked, ref, draft);
      if (!ready.ok) return ready;
      const version = await appendVersion(locked, ref, {
        current: found.current,
        body: ready.version,
        action: "publish",
        verb: "published",
      });
      await locked.publish(version, ready.body);
      await locked.schedule(null);
      return { ok: true, version };
    });
