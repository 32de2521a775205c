import type pg from "pg";
import type { ShownTexts } from "#domain/consent/consents.ts";
import { everyChoice, type ConsentChange, type Preferences } from "#domain/consent/preferences.ts";
import type { Language } from "#domain/language.ts";
import { liftSuppression } from "./suppression.ts";

export async function preferencesOf(db: Pick<pg.ClientBase, "query">, address: string): Promise<Preferences> {
  const { rows: people } = await db.query<{ language: Language }>(
    `select language from (
       select 1 as place, 0 as newest, language from users where email = $1
       union all select 2, 0, language from contacts where address = $1
       union all select 3, -id, language from email_consents where address = $1) known
     order by place, newest limit 1`,
    [address],
  );
  const { rows } = await db.query<{ purpose: string; channel: string; granted: boolean; at: Date | null }>(
    "select purpose, channel, granted, confirmed_at as at from email_consents where address = $1 and is_current",
    [address],
  );
  return {
    language: people[0]?.language ?? "en",
    choices: everyChoice.map((choice) => {
      const decided = rows.find(
        ({ purpose, channel }) => purpose === choice.purpose && channel === choice.channel,
      );
      return { ...choice, granted: decided?.granted ?? false, decidedAt: decided?.at?.toISOString() ?? null };
    }),
  };
}

/** With the texts that were shown. Returns the ids. */
export async function store(
  client: pg.ClientBase,
  address: string,
  changes: readonly ConsentChange[],
  { source, language, texts }: ShownTexts,
  { isConfirmed = true } = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const { purpose, granted } of changes) {
    const { version, words } = texts[purpose];
    await client.query(
      "insert into consent_texts (version, language, words) values ($1, $2, $3) on conflict (version, language) do nothing",
      [version, language, words],
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into email_consents (address, purpose, granted, source, text_version, language, confirmed_at)
       values ($1, $2, $3, $4, $5, $6, case when $7 then now() end) returning id::text`,
      [address, purpose, granted, source, version, language, isConfirmed],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export async function setLanguage(client: pg.ClientBase, address: string, language: Language): Promise<void> {
  await client.query(
    "update users set language = $2, updated_at = now() where email = $1 and language <> $2",
    [address, language],
  );
  await client.query(
    "update contacts set language = $2, version = version + 1 where address = $1 and language <> $2",
    [address, language],
  );
}

/** Who agrees to emails is a contact, and the mailbox works. */
export async function welcome(client: pg.ClientBase, address: string, language: Language): Promise<void> {
  await client.query("select add_contact($1, null, $2, null, 'person', now())", [address, language]);
  await liftSuppression(client, address);
}
