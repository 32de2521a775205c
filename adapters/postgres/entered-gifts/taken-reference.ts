import type pg from "pg";
import { holds } from "../bank/holds.ts";

/**
 * The first of these lines of a statement that is a gift already, entered by hand or found on the statement itself; `reference` is
 * that gift's. Gifts that are being corrected give theirs up.
 */
export async function takenReference(
  client: pg.PoolClient,
  references: readonly (string | null)[],
  corrected: readonly string[],
): Promise<{ place: number; reference: string | null } | null> {
  const { rows } = await client.query<{ bankReference: string; reference: string | null }>(
    `select other.bank_reference as "bankReference", d.reference
     from (
       select g.bank_reference, g.id from entered_gifts g where g.bank_reference = any($1) and g.holds_reference
       union all
       select upper(e.bank_reference), m.donation_id
       from bank_entries e
         join bank_lines l on l.entry_id = e.id
         join bank_matches m on m.line_id = l.id and m.donation_id is not null and ${holds("m")}
       where upper(e.bank_reference) = any($1)
         -- A collective entry is many gifts under one reference.
         and not exists (select from bank_lines more where more.entry_id = e.id and more.id <> l.id)
     ) other left join donations d on d.id = other.id
     where other.id <> all($2) /* never null: bankReference, because it is one of these */
     order by array_position($1::text[], other.bank_reference) limit 1`,
    [references.filter((each) => each !== null), corrected],
  );
  const [found] = rows;
  return found
    ? { place: references.indexOf(found.bankReference), reference: found.reference }
    : secondOf(references);
}

/** The same line twice in one file. */
function secondOf(references: readonly (string | null)[]): { place: number; reference: null } | null {
  const place = references.findIndex((each, index) => each !== null && references.indexOf(each) !== index);
  return place < 0 ? null : { place, reference: null };
}
