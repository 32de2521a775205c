import type { Caller } from "#domain/audit/audit-entry.ts";
import { paragraphs } from "#domain/identifiers/typed-text.ts";
import type { ApplicationKey } from "./locked-application.ts";

export const maxNoteLength = 5000;

export type NewNote = Readonly<{ id: string; text: string }>;
export type Notes = {
  /** The same id again changes nothing. */
  add: (key: ApplicationKey, note: NewNote, by: Caller) => Promise<"added" | "not_found">;
};
export type NoteOutcome = { ok: true } | { ok: false; reason: "not_found" | "note_empty" };

export const addNote =
  ({ notes }: { notes: Notes }) =>
  async (key: ApplicationKey, { id, text }: NewNote, by: Caller): Promise<NoteOutcome> => {
    const body = paragraphs(text);
    if (body === "") return { ok: false, reason: "note_empty" };
    const outcome = await notes.add(key, { id, text: body }, by);
    return outcome === "added" ? { ok: true } : { ok: false, reason: outcome };
  };
