import { expect, test } from "vitest";
import { languages, perLanguage } from "#domain/language.ts";
import { testDatabase } from "#testing/database.ts";

test("the database knows the same languages as the program", async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ known: boolean; other: boolean | null }>(
    "select bool_and(is_language(each)) as known, is_language('xx') as other from unnest($1::text[]) as each",
    [languages],
  );
  expect(rows).toEqual([{ known: true, other: false }]);
  const count = await pool.query<{ count: number }>(
    "select count(*)::int as count from regexp_matches(pg_get_functiondef('is_language'::regproc), '''[a-z]{2}''', 'g')",
  );
  expect(count.rows).toEqual([{ count: languages.length }]);

  const whole = perLanguage(() => "text");
  const { en, ...without } = whole;
  expect(en).toBe("text");
  const texts = await pool.query<{ whole: boolean | null; partly: boolean | null }>(
    "select has_every_language($1) as whole, has_every_language($2) as partly",
    [JSON.stringify(whole), JSON.stringify(without)],
  );
  expect(texts.rows).toEqual([{ whole: true, partly: false }]);
});
