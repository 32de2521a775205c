import type pg from "pg";
import type { Segment } from "#domain/contacts/segment.ts";
import { segmentCondition } from "./segment-condition.ts";

/** Exact, however many there are. */
export async function countSegment(
  db: Pick<pg.ClientBase, "query">,
  segment: Segment,
  today: string,
): Promise<number> {
  const { text, values } = countOf(segment, today);
  const { rows } = await db.query<{ count: number }>(text, values);
  return rows[0]?.count ?? 0;
}

function countOf(segment: Segment, today: string): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const condition = segmentCondition(segment, today, (value) => `$${values.push(value)}`);
  return {
    text: `select count(*)::int as count from contacts c where c.merged_into is null and (${condition})`,
    values,
  };
}
