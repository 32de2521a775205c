import type { Caller } from "#domain/audit/audit-entry.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import type { ContactAnswer, ContactChange, NewRelation } from "./contact.ts";

type NewNote = Readonly<{ id: string; text: string }>;

export type Contacts = Readonly<{
  /** Notes in the audit log that the contact was viewed. Also finds a person by a contact that was merged. */
  show(id: string, by: Caller): Promise<ContactAnswer | null>;
  change(id: string, change: ContactChange, by: Caller): Promise<"done" | "not_found" | "changed_meanwhile">;
  /** The same id again changes nothing. */
  addNote(id: string, note: NewNote, by: Caller): Promise<"done" | "not_found">;
  addRelation(id: string, relation: NewRelation, by: Caller): Promise<"done" | "not_found" | "same_person">;
  removeRelation(id: string, relationId: string, by: Caller): Promise<"done" | "not_found">;
}>;

export type ContactOutcome =
  | { ok: true }
  | { ok: false; reason: "not_found" | "changed_meanwhile" | "note_empty" | "same_person" };

const outcomeOf = (answer: "done" | Extract<ContactOutcome, { ok: false }>["reason"]): ContactOutcome =>
  answer === "done" ? { ok: true } : { ok: false, reason: answer };

export const workOnContacts = ({ contacts }: { contacts: Contacts }) => ({
  show: contacts.show,
  change: async (id: string, change: ContactChange, by: Caller): Promise<ContactOutcome> => {
    const { version, kind, language, ...texts } = change;
    const lines = Object.fromEntries(Object.entries(texts).map(([name, typed]) => [name, oneLine(typed)]));
    return outcomeOf(await contacts.change(id, { version, kind, language, ...(lines as typeof texts) }, by));
  },
  addNote: async (id: string, { id: noteId, text }: NewNote, by: Caller): Promise<ContactOutcome> => {
    const body = paragraphs(text);
    if (body === "") return { ok: false, reason: "note_empty" };
    return outcomeOf(await contacts.addNote(id, { id: noteId, text: body }, by));
  },
  addRelation: async (id: string, relation: NewRelation, by: Caller): Promise<ContactOutcome> =>
    outcomeOf(await contacts.addRelation(id, relation, by)),
  removeRelation: async (id: string, relationId: string, by: Caller): Promise<ContactOutcome> =>
    outcomeOf(await contacts.removeRelation(id, relationId, by)),
});
