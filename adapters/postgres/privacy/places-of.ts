import type pg from "pg";

/** A person's registrations, so that their places can be released. */
export const placesOf =
  (pool: pg.Pool) =>
  async (email: string): Promise<{ eventId: string; registrationId: string }[]> => {
    const { rows } = await pool.query<{ eventId: string; registrationId: string }>(
      `select event_id as "eventId", id as "registrationId" from event_registrations where lower(email) = lower($1)`,
      [email],
    );
    return rows;
  };
