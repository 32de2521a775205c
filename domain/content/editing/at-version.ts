import type { DraftBody } from "./field-spec.ts";
import { contentKinds, draftOf } from "../kinds/kinds.ts";
import { changedFields, isSame } from "./differences.ts";
import { memoryAfter } from "./translation.ts";
import type { LockedRecord, Editor, RecordRef, EditedRecord, VersionAction } from "./ports.ts";

/** Another user saved since: their version, so that nothing is lost. */
export type EditedMeanwhile = { ok: false; reason: "edited_meanwhile"; theirs: EditedRecord };
export type NotThere = { ok: false; reason: "not_found" };
export type NotNew = { ok: false; reason: "id_taken" | "bad_id" | "fixed" };

/** The version an edit is based on; 0 for a new record. */
type Found = { ok: true; current: EditedRecord | null };

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxIdLength = 80;
/** Path of the empty form. */
const reservedId = "new";

export async function atVersion(
  locked: LockedRecord,
  { kind, id }: RecordRef,
  basedOn: number,
): Promise<Found | EditedMeanwhile | NotThere | NotNew> {
  const current = await locked.current();
  if (current && basedOn === 0) return { ok: false, reason: "id_taken" };
  if (current && current.version !== basedOn)
    return { ok: false, reason: "edited_meanwhile", theirs: current };
  if (current) return { ok: true, current };
  if (basedOn !== 0) return { ok: false, reason: "not_found" };
  if (contentKinds[kind].form.fixed && !contentKinds[kind].form.given?.includes(id))
    return { ok: false, reason: "fixed" };
  if (!idPattern.test(id) || id.length > maxIdLength || id === reservedId)
    return { ok: false, reason: "bad_id" };
  return { ok: true, current: null };
}

/** Writes the next version and logs the changed fields with old and new values. */
export async function appendVersion(
  locked: LockedRecord,
  ref: RecordRef,
  { current, body, action, verb }: Step,
): Promise<number> {
  const before = current ? draftOf(ref.kind, ref.id, current.body) : {};
  const fields = changedFields(before, body);
  const version = (current?.version ?? 0) + 1;
  await locked.append({ version, body, action, fields });
  const memory = await locked.translationMemory();
  const after = memoryAfter(contentKinds[ref.kind].form.fields, memory, { before, after: body });
  if (!isSame(memory, after)) await locked.keepTranslationMemory(after);
  await locked.record({
    action: `content.${verb}`,
    before: { version: current?.version ?? null, state: current?.state ?? null, ...pick(before, fields) },
    after: { version, ...pick(body, fields) },
  });
  return version;
}

type Step = { current: EditedRecord | null; body: DraftBody; action: VersionAction; verb: string };

/** True if a repeated request (its answer was lost) finds its own save. */
export async function alreadySaved(
  locked: LockedRecord,
  { ref, basedOn, body, editor }: { ref: RecordRef; basedOn: number; body: DraftBody; editor: Editor },
): Promise<EditedRecord | null> {
  const current = await locked.current();
  if (!current || current.version !== basedOn + 1 || editor.actor === "program") return null;
  const own = current.changedBy?.id === editor.actor.userId;
  return own && isSame(draftOf(ref.kind, ref.id, current.body), body) ? current : null;
}

const pick = (body: DraftBody, fields: readonly string[]): DraftBody =>
  Object.fromEntries(fields.map((name) => [name, body[name]]));
