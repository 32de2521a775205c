import type { LookupFunction } from "node:net";

export type Address = { address: string; family: number };

/** For a request to a name that was looked up already: it is not looked up a second time, when it could lead somewhere else. */
export const pinnedTo =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
