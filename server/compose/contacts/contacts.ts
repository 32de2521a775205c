import type pg from "pg";
import { addContactsOfDonors } from "#adapters/postgres/contacts/add-contacts.ts";
import { storedContacts } from "#adapters/postgres/contacts/stored-contacts.ts";
import { workOnContacts } from "#domain/contacts/contacts.ts";

export const composeContacts = (pool: pg.Pool) => ({
  contacts: workOnContacts({ contacts: storedContacts(pool) }),
  addContactsOfDonors: () => addContactsOfDonors(pool),
});
