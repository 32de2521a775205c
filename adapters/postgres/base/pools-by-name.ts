import type pg from "pg";

const named = new WeakMap<pg.Pool, Readonly<Record<string, pg.Pool>>>();

export const namePools = (first: pg.Pool, pools: Readonly<Record<string, pg.Pool | null>>): void =>
  void named.set(
    first,
    Object.fromEntries(Object.entries(pools).flatMap(([name, pool]) => (pool ? [[name, pool]] : []))),
  );

export const poolsByName = (first: pg.Pool): Readonly<Record<string, pg.Pool>> =>
  named.get(first) ?? { giving: first };
