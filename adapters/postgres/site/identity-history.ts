import type pg from "pg";
import type { PastIdentity } from "#domain/content/editing/foundation-identity.ts";
import { foundation, type Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { nameOfUser } from "../content/editing/edited-record.ts";

/** The foundation's identities, written by the database (migration 0023). */
export const identityHistory = (pool: pg.Pool) => ({
  /** The first one for older documents. A sample counts only if `countSamples`: real receipts must name the real foundation. */
  at: async (moment: Date, countSamples: boolean): Promise<Foundation | null> => {
    const { rows } = await pool.query<{ body: unknown }>({
      name: "identity-at",
      text: `select body from foundation_identities where $2 or not sample
        order by valid_from > $1, abs(extract(epoch from valid_from - $1)), id desc limit 1`,
      values: [moment, countSamples],
    });
    return rows[0] ? foundation.parse(rows[0].body) : null;
  },

  all: async (): Promise<PastIdentity[]> => {
    const { rows } = await pool.query<PastIdentity>(
      `select i.valid_from as "from", i.body, i.sample, ${nameOfUser} as by
       from foundation_identities i
         left join content_versions v on v.kind = 'foundation' and v.version = i.version
         left join users person on person.id = v.by_id
       order by i.id desc`,
    );
    return rows;
  },
});
