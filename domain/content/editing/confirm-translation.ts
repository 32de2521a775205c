import { isSame } from "./differences.ts";
import type { Editor, RecordRef, WithLockedRecord } from "./ports.ts";

/** A paragraph that a translator found right: `source` is the source paragraph of now. */
export type ConfirmedParagraph = Readonly<{
  ref: RecordRef;
  place: string;
  paragraph: string;
  source: string;
}>;

/** An outdated paragraph is current again, although its words stay. */
export const confirmTranslation =
  ({ withLockedRecord }: { withLockedRecord: WithLockedRecord }) =>
  (
    { ref, place, paragraph, source }: ConfirmedParagraph,
    editor: Editor,
  ): Promise<{ ok: true } | { ok: false; reason: "not_found" }> =>
    withLockedRecord(ref, editor, async (locked) => {
      if (!(await locked.current())) return { ok: false, reason: "not_found" };
      const before = await locked.translationMemory();
      const after = { ...before, [place]: { ...before[place], [paragraph]: source } };
      if (isSame(before, after)) return { ok: true };
      await locked.keepTranslationMemory(after);
      await locked.record({
        action: "content.translation_confirmed",
        before: null,
        after: { place, paragraph, source },
      });
      return { ok: true };
    });
