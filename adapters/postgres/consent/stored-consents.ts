import type pg from "pg";
import type { StoredConsents } from "#domain/consent/consents.ts";
import { changesIn } from "#domain/consent/preferences.ts";
import { emailPurposes, type EmailPurpose } from "#domain/email-purposes.ts";
import type { Language } from "#domain/language.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { preferencesOf, setLanguage, store, welcome } from "./consent-rows.ts";

/** A confirmation is asked for once a day for each address, and can be given for a week. */
const confirmation = {
  isOpen: "confirmed_at is null and at > now() - interval '7 days'",
  wasAskedToday: "confirmed_at is null and at > now() - interval '1 day'",
};

export type ConfirmationLetter = (asked: {
  address: string;
  purposes: readonly EmailPurpose[];
  language: Language;
  cause: string;
}) => MailToQueue;

/** Addresses are in lower case. */
export const storedConsents = (pool: pg.Pool, letter: ConfirmationLetter): StoredConsents => ({
  read: async (address) => {
    const { rows } = await pool.query<{ purpose: EmailPurpose }>(
      `select distinct w.purpose from email_consents w where w.address = $1 and ${confirmation.isOpen}
         and not exists (select from email_consents c where c.address = $1 and c.purpose = w.purpose and c.is_current
           and (c.granted or c.id > w.id))`,
      [address],
    );
    const waiting = rows.map(({ purpose }) => purpose);
    return {
      ...(await preferencesOf(pool, address)),
      waiting: emailPurposes.filter((purpose) => waiting.includes(purpose)),
    };
  },

  save: (address, chosen, shown) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `preferences ${address}`);
      const { choices } = await preferencesOf(client, address);
      const changes = changesIn(choices, chosen);
      await store(client, address, changes, shown);
      await setLanguage(client, address, chosen.language);
      if (changes.some(({ granted }) => granted)) await welcome(client, address, chosen.language);
    }),

  grant: (address, purposes, shown) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `preferences ${address}`);
      const { choices } = await preferencesOf(client, address);
      const changes = choices
        .filter(({ purpose, granted }) => !granted && purposes.includes(purpose))
        .map(({ purpose }) => ({ purpose, granted: true }));
      await store(client, address, changes, shown);
      if (changes.length > 0) await welcome(client, address, shown.language);
    }),

  ask: (address, purposes, shown) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `preferences ${address}`);
      const { rows } = await client.query<{ purpose: EmailPurpose; isFirst: boolean }>(
        `select p.purpose, not exists (select from email_consents where address = $1 and ${confirmation.wasAskedToday}) as "isFirst"
         from unnest($2::text[]) p(purpose)
         where not exists (select from email_consents c where c.address = $1 and c.purpose = p.purpose
             and (c.is_current and c.granted or ${confirmation.wasAskedToday}))
           and not exists (select from suppressed_addresses where address_digest = address_digest($1) and reason = 'complained')`,
        [address, purposes],
      );
      if (rows.length === 0) return;
      const changes = rows.map(({ purpose }) => ({ purpose, granted: true }));
      const ids = await store(client, address, changes, shown, { isConfirmed: false });
      const { language } = shown;
      const asked = { address, language, purposes: rows.map(({ purpose }) => purpose), cause: ids[0] ?? "" };
      if (rows.some(({ isFirst }) => isFirst)) await queueMail(client, letter(asked));
    }),

  confirm: (address) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `preferences ${address}`);
      const { rows } = await client.query<{ language: Language }>(
        `update email_consents w set confirmed_at = now() where address = $1 and ${confirmation.isOpen}
           and not exists (select from email_consents c where c.address = $1 and c.purpose = w.purpose and c.is_current
             and (c.granted or c.id > w.id))
         returning language`,
        [address],
      );
      if (rows[0]) await welcome(client, address, rows[0].language);
      return rows.length;
    }),

  withdraw: (address, purpose, shown) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `preferences ${address}`);
      const { rows } = await client.query<{ purpose: EmailPurpose }>(
        `select distinct purpose from email_consents c where address = $1 and ($2::text is null or purpose = $2)
           and (is_current and granted or ${confirmation.isOpen} and not exists (select from email_consents later
             where later.address = $1 and later.purpose = c.purpose and later.is_current and later.id > c.id))`,
        [address, purpose],
      );
      const changes = rows.map((row) => ({ purpose: row.purpose, granted: false }));
      await store(client, address, changes, shown);
    }),
});
