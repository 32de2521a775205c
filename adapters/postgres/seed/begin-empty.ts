import type pg from "pg";
import { legalTexts } from "#domain/content/kinds/legal-text/sample.ts";

/**
 * What a real site begins with: the legal texts, into which the foundation's own facts are filled, and nothing that stands in for
 * what it has not written. Who it is comes from whoever sets it up.
 */
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
