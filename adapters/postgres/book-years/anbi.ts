import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { noFacts } from "#domain/transparency/anbi-fields.ts";
import type { AnbiFacts } from "#domain/transparency/anbi-form.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

/** Falls back to last year's texts, because little changes. */
export async function anbiFactsOf(db: Pick<pg.ClientBase, "query">, year: number): Promise<AnbiFacts> {
  const { rows } = await db.query<{ facts: Partial<AnbiFacts> }>(
    "select facts from anbi_forms where year <= $1 order by year desc limit 1",
    [year],
  );
  return { ...noFacts, ...rows[0]?.facts };
}

export const saveAnbiFacts = (
  pool: pg.Pool,
  { year, facts }: Readonly<{ year: number; facts: AnbiFacts }>,
  by: Actor,
  requestId: string,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockByName(client, `anbi form ${year}`);
    const { rows } = await client.query<{ facts: AnbiFacts }>(
      "select facts from anbi_forms where year = $1",
      [year],
    );
    await client.query(
      "insert into anbi_forms (year, facts) values ($1, $2) on conflict (year) do update set facts = $2",
      [year, JSON.stringify(facts)],
    );
    await writeAudit(client, {
      actor: by,
      action: "anbi_form.changed",
      subject: { kind: "anbi_form", id: String(year) },
      before: rows[0]?.facts ?? null,
      after: facts,
      requestId,
    });
  });

export type AnbiPublication = Readonly<{ id: number; year: number; publishedOn: string; facts: AnbiFacts }>;

export async function lastAnbiPublication(
  db: Pick<pg.ClientBase, "query">,
  year: number | null,
): Promise<AnbiPublication | null> {
  const { rows } = await db.query<Omit<AnbiPublication, "facts"> & { facts: Partial<AnbiFacts> }>({
    name: "last-anbi-publication",
    text: `select id, year, published_on as "publishedOn", facts from anbi_publications
      where $1::int is null or year = $1 order by year desc, id desc limit 1`,
    values: [year],
  });
  const [row] = rows;
  return row ? { ...row, facts: { ...noFacts, ...row.facts } } : null;
}

export const publishAnbiForm = (
  pool: pg.Pool,
  year: number,
  actor: Actor,
  requestId: string,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const facts = await anbiFactsOf(client, year);
    await client.query("insert into anbi_publications (year, published_by, facts) values ($1, $2, $3)", [
      year,
      actor === "program" ? actor : actor.userId,
      JSON.stringify(facts),
    ]);
    await writeAudit(client, {
      actor,
      action: "anbi_form.published",
      subject: { kind: "anbi_form", id: String(year) },
      requestId,
    });
  });
