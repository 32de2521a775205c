import { contactAnswer, contactBody, noteBody, relationBody } from "#domain/contacts/contact.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

const unknown = { 404: "No such contact" } as const;
const written = {
  200: done,
  ...unknown,
  409: "Someone else changed it meanwhile",
  422: "The note is empty, or both contacts are the same person",
} as const;

export const contactsCalls = calls({
  "GET /api/admin/contacts/:id": {
    who: "staff",
    summary:
      "One person or organization with everything that happened; viewing is logged, and the person can see it",
    answers: { 200: contactAnswer, ...unknown },
  },
  "PUT /api/admin/contacts/:id": {
    who: "staff",
    summary: "Change name, language and postal address",
    body: contactBody,
    answers: written,
  },
  "POST /api/admin/contacts/:id/notes": {
    who: "staff",
    summary: "Add a note; the same id again changes nothing",
    body: noteBody,
    answers: written,
  },
  "POST /api/admin/contacts/:id/relations": {
    who: "staff",
    summary: "Relate two contacts: household, employer or contact person",
    body: relationBody,
    answers: written,
  },
  "DELETE /api/admin/contacts/:id/relations/:relation": {
    who: "staff",
    summary: "Remove a relation",
    answers: written,
  },
});
