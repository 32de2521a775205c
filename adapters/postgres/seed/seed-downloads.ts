import type pg from "pg";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";

/** Download counts of the demonstration's documents. */
export async function seedDownloads(client: pg.ClientBase, today: string): Promise<void> {
  const counts: Readonly<Record<string, number>> = sampleFigures.downloadCounts;
  const rows = sampleContent(today).document.map(({ id, publishedOn }) => ({
    id,
    day: publishedOn,
    count: counts[id] ?? 0,
  }));
  await client.query(
    `insert into document_downloads (document_id, day, count)
     select row->>'id', (row->>'day')::date, (row->>'count')::integer
     from jsonb_array_elements($1::jsonb) as row where (row->>'count')::integer > 0`,
    [JSON.stringify(rows)],
  );
}
