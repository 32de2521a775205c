import type pg from "pg";
import { kindNames, sampleContent } from "#domain/content/kinds/kinds.ts";

/** Seeds an empty content table; every row is marked as sample. */
export async function seedContent(client: pg.Pool | pg.ClientBase, today: string): Promise<void> {
  const sample = sampleContent(today);
  for (const kind of kindNames) {
    const bodies = sample[kind];
    await client.query(
      `insert into content_items (kind, id, position, body, sample)
       select $1, body->>'id', position, body, true
       from jsonb_array_elements($2::jsonb) with ordinality as item(body, position)`,
      [kind, JSON.stringify(bodies)],
    );
  }
}
