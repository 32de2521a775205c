import type pg from "pg";
import type { OwnPicture, OwnPictures, PictureSource } from "#domain/accounts/own-picture.ts";

/** In the database, because instances share nothing else; deleted with its account. */
export const storedPictures = (pool: pg.Pool): OwnPictures => ({
  find: async (userId) => {
    const { rows } = await pool.query<OwnPicture>(
      "select bytes, hash from account_pictures where user_id = $1 and bytes is not null and hash is not null",
      [userId],
    );
    return rows[0] ?? null;
  },
  current: async (userId) => {
    const { rows } = await pool.query<{ source: PictureSource; kept_at: Date }>(
      "select source, kept_at from account_pictures where user_id = $1",
      [userId],
    );
    return rows[0] ? { source: rows[0].source, keptAt: rows[0].kept_at } : null;
  },
  keep: async (userId, { bytes, hash }, source, at) => {
    // The account may have been erased meanwhile.
    await pool.query(
      `insert into account_pictures (user_id, source, bytes, hash, kept_at)
       select id, $2, $3, $4, $5 from users where id = $1
       on conflict (user_id) do update
         set source = excluded.source, bytes = excluded.bytes, hash = excluded.hash, kept_at = excluded.kept_at
         where excluded.source = 'upload' or account_pictures.source = 'provider'`,
      [userId, source, bytes, hash, at],
    );
  },
  remove: async (userId, at) => {
    await pool.query(
      `insert into account_pictures (user_id, source, kept_at) values ($1, 'none', $2)
       on conflict (user_id) do update set source = 'none', bytes = null, hash = null, kept_at = excluded.kept_at`,
      [userId, at],
    );
  },
});
