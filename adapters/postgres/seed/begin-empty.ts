import type pg from "pg";
import { legalTexts } from "#domain/content/kinds/legal-text/sample.ts";

/** A production site starts with the legal texts, with the foundation's facts inserted, and no samples. The identity comes from setup. */
export async function beginEmpty(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into content_items (kind, id, position, body)
     select 'legalText', body->>'id', position, body
     from jsonb_array_elements($1::jsonb) with ordinality as item(body, position)`,
    [JSON.stringify(legalTexts)],
  );
  await client.query(
    "insert into settings (name, value) values ('sampleFallback', 'false') on conflict do nothing",
  );
}
