import type pg from "pg";
import { addContactsOfDonors } from "#adapters/postgres/contacts/add-contacts.ts";
import { countContactGifts } from "#adapters/postgres/contacts/count-contact-gifts.ts";
import { storedContacts } from "#adapters/postgres/contacts/stored-contacts.ts";
import { storedSegments } from "#adapters/postgres/contacts/stored-segments.ts";
import { workOnContacts } from "#domain/contacts/contacts.ts";
import { workOnSegments } from "#domain/contacts/segments.ts";
import type { Language } from "#domain/language.ts";
import { today } from "../../timing/clock.ts";
import type { ListOptions } from "../back-office/lists.ts";

type Needs = { pool: pg.Pool; reads: pg.Pool; options: ListOptions };

export const composeContacts = ({ pool, reads, options }: Needs) => ({
  contacts: workOnContacts({ contacts: storedContacts(pool) }),
  segments: {
    ...workOnSegments({ segments: storedSegments(pool, reads), today }),
    options: async (language: Language) => {
      const { campaignId = [], programId = [] } = (await options.donations?.(language)) ?? {};
      return { campaigns: [...campaignId], programs: [...programId] };
    },
  },
  addContactsOfDonors: async () => {
    await addContactsOfDonors(pool);
    await countContactGifts(pool);
  },
});
