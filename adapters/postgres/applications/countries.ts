import type pg from "pg";

const maxCountries = 300;

/** The countries partners applied from, as they wrote them. */
export const partnerCountries = (pool: pg.Pool) => async (): Promise<string[]> => {
  const { rows } = await pool.query<{ country: string }>(
    `select distinct country from partner_applications order by country limit ${maxCountries}`,
  );
  return rows.map(({ country }) => country);
};
