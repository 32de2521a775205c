import type { LookupFunction } from "node:net";

export type Address = { address: string; family: number };

/** Pins a request to a checked address, so that it is not resolved again. */
export const pinnedTo =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
