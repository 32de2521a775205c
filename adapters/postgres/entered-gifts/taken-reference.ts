import type pg from "pg";

type Taken = Readonly<{ place: number; reference: string | null }>;

/**
 * Statement references that already belong to a donation, entered or matched; `reference` is that donation's, null for
 * a waiting one or a duplicate among these. Donations being corrected release theirs.
 */
export async function takenReferences(
  db: Pick<pg.ClientBase, "query">,
  references: readonly (string | null)[],
  corrected: readonly string[],
): Promise<Taken[]> {
  const { rows } = await db.query<{ bankReference: string; reference: string | null }>(
    `select other.bank_reference as "bankReference", d.reference
     from (
       select g.bank_reference, g.id from entered_gifts g where g.bank_reference = any($1) and g.holds_reference
       union all
       select upper(e.bank_reference), m.donation_id
       from bank_entries e
         join bank_lines l on l.entry_id = e.id
         join held_bank_matches m on m.line_id = l.id and m.kind in ('gift', 'entered_gift', 'donor')
       where upper(e.bank_reference) = any($1)
         -- A collective entry is many gifts under one reference.
         and not exists (select from bank_lines more where more.entry_id = e.id and more.id <> l.id)
     ) other left join donations d on d.id = other.id
     where other.id <> all($2) /* never null: bankReference, because it is one of these */`,
    [references.filter((each) => each !== null), corrected],
  );
  const known = new Map(rows.map(({ bankReference, reference }) => [bankReference, reference]));
  const seen = new Set<string>();
  return references.flatMap((each, place) => {
    if (each === null) return [];
    const reference = known.get(each);
    if (reference === undefined && !seen.has(each)) {
      seen.add(each);
      return [];
    }
    return [{ place, reference: reference ?? null }];
  });
}
