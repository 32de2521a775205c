import { sql, type Kysely } from "kysely";

/** The source paragraph that each paragraph of a translation was made from, by field and language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation_memories (
      kind text not null,
      id text not null,
      paragraphs jsonb not null check (jsonb_typeof(paragraphs) = 'object'),
      primary key (kind, id)
    )`.execute(db);
}
