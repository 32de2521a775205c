import type pg from "pg";
import type { RecordRef } from "#domain/content/editing/ports.ts";
import type { TranslationMemory } from "#domain/content/editing/translation.ts";

export async function translationMemory(
  client: pg.Pool | pg.ClientBase,
  { kind, id }: RecordRef,
): Promise<TranslationMemory> {
  const { rows } = await client.query<{ paragraphs: TranslationMemory }>(
    "select paragraphs from translation_memories where kind = $1 and id = $2",
    [kind, id],
  );
  return rows[0]?.paragraphs ?? {};
}
