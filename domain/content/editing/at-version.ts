import type { DraftBody } from "./field-spec.ts";
import { draftOf, kindForms } from "../kinds/forms.ts";
import { changedFields, isSame } from "./differences.ts";
import type { LockedRecord, Editor, RecordRef, EditedRecord, VersionAction } from "./ports.ts";

/** Someone saved since: their version comes along, so that nothing of either is lost. */
export type EditedMeanwhile = { ok: false; reason: "edited_meanwhile"; theirs: EditedRecord };
export type NotThere = { ok: false; reason: "not_found" };
export type NotNew = { ok: false; reason: "id_taken" | "bad_id" | "fixed" };

/** What a save stands on: the version it was written from, 0 for a new record. */
type Found = { ok: true; standing: EditedRecord | null };

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxIdLength = 80;
/** The address of the empty form. */
const reservedId = "new";

export async function atVersion(
  locked: LockedRecord,
  { kind, id }: RecordRef,
  basedOn: number,
): Promise<Found | EditedMeanwhile | NotThere | NotNew> {
  const standing = await locked.current();
  if (standing && basedOn === 0) return { ok: false, reason: "id_taken" };
  if (standing && standing.version !== basedOn)
    return { ok: false, reason: "edited_meanwhile", theirs: standing };
  if (standing) return { ok: true, standing };
  if (basedOn !== 0) return { ok: false, reason: "not_found" };
  if (kindForms[kind].fixed && !kindForms[kind].given?.includes(id)) return { ok: false, reason: "fixed" };
  if (!idPattern.test(id) || id.length > maxIdLength || id === reservedId)
    return { ok: false, reason: "bad_id" };
  return { ok: true, standing: null };
}

/** Writes the next version on top of what stands, and tells the log which fields it changed from what to what. */
export async function appendVersion(
  locked: LockedRecord,
  ref: RecordRef,
  { standing, body, action, verb }: Step,
): Promise<number> {
  const before = standing ? draftOf(ref.kind, ref.id, standing.body) : {};
  const fields = changedFields(before, body);
  const version = (standing?.version ?? 0) + 1;
  await locked.append({ version, body, action, fields });
  await locked.record({
    action: `content.${verb}`,
    before: { version: standing?.version ?? null, state: standing?.state ?? null, ...pick(before, fields) },
    after: { version, ...pick(body, fields) },
  });
  return version;
}

type Step = { standing: EditedRecord | null; body: DraftBody; action: VersionAction; verb: string };

/** A save that was sent twice, because its answer was lost: the second finds the first already there. */
export async function alreadySaved(
  locked: LockedRecord,
  { ref, basedOn, body, editor }: { ref: RecordRef; basedOn: number; body: DraftBody; editor: Editor },
): Promise<EditedRecord | null> {
  const standing = await locked.current();
  if (!standing || standing.version !== basedOn + 1 || editor.actor === "program") return null;
  const own = standing.changedBy?.id === editor.actor.userId;
  return own && isSame(draftOf(ref.kind, ref.id, standing.body), body) ? standing : null;
}

const pick = (body: DraftBody, fields: readonly string[]): DraftBody =>
  Object.fromEntries(fields.map((name) => [name, body[name]]));
