import type pg from "pg";
import type { Language } from "#domain/language.ts";
import {
  changesIn,
  choiceName,
  everyChoice,
  type Preferences,
  type StoredPreferences,
} from "#domain/privacy/preferences.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

/** Choices are consent events of the account; the newest of each counts. */
export const storedPreferences = (pool: pg.Pool): StoredPreferences => ({
  read: (userId) => preferencesOf(pool, userId),
  save: (userId, chosen, seenIn) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `preferences ${userId}`);
      const { choices } = await preferencesOf(client, userId);
      await client.query(
        "update users set language = $2, updated_at = now() where id = $1 and language <> $2",
        [userId, chosen.language],
      );
      await client.query(
        `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language)
         select 'user', $1, purpose, granted, "textVersion", $3
         from jsonb_to_recordset($2::jsonb) as change(purpose text, granted boolean, "textVersion" text)`,
        [userId, JSON.stringify(changesIn(choices, chosen)), seenIn],
      );
      return preferencesOf(client, userId);
    }),
});

async function preferencesOf(db: Pick<pg.ClientBase, "query">, userId: string): Promise<Preferences> {
  const { rows: accounts } = await db.query<{ language: Language }>(
    "select language from users where id = $1",
    [userId],
  );
  const { rows } = await db.query<{ purpose: string; granted: boolean; at: Date }>(
    `select distinct on (purpose) purpose, granted, at from consent_events
     where subject_kind = 'user' and subject_id = $1 order by purpose, id desc`,
    [userId],
  );
  return {
    language: accounts[0]?.language ?? "en",
    choices: everyChoice.map((choice) => {
      const decided = rows.find(({ purpose }) => purpose === choiceName(choice));
      return { ...choice, granted: decided?.granted ?? false, decidedAt: decided?.at.toISOString() ?? null };
    }),
  };
}
