import { draftOf } from "../kind-forms.ts";
import { appendVersion, atVersion } from "./at-version.ts";
import type { AtDesk, Editor, RecordRef } from "./ports.ts";
import type { SaveOutcome } from "./save-draft.ts";

type Restoring = Readonly<{ ref: RecordRef; basedOn: number; version: number }>;

/** An old version becomes the newest draft; what stood in between stays in the history, and visitors see no difference yet. */
export const restore =
  ({ atDesk }: { atDesk: AtDesk }) =>
  ({ ref, basedOn, version }: Restoring, editor: Editor): Promise<SaveOutcome> =>
    atDesk(ref, editor, async (desk) => {
      const found = await atVersion(desk, ref, basedOn);
      if (!found.ok) return found;
      const old = found.standing && (await desk.bodyOfVersion(version));
      if (!old) return { ok: false, reason: "not_found" };
      return {
        ok: true,
        version: await appendVersion(desk, ref, {
          standing: found.standing,
          body: draftOf(ref.kind, ref.id, old),
          action: "restore",
          verb: "restored",
        }),
      };
    });
