import type { ReadEntry } from "./bank-file.ts";

/**
 * What tells one entry from another. Banks leave out their own numbers, or give one number to two entries, so it is all that
 * a bank says about it; equal ones on one day are told apart by counting.
 */
export const entryKey = (entry: ReadEntry): string => {
  const [first] = entry.lines;
  const { domain, family, subFamily, proprietary, issuer } = entry.code;
  return JSON.stringify([
    entry.bookedOn,
    entry.valueOn,
    entry.cents,
    entry.isReversal,
    entry.entryReference,
    entry.bankReference,
    [domain, family, subFamily, proprietary, issuer],
    first?.endToEndId ?? null,
    first?.counterpartyIban ?? null,
    first?.joinedRemittance ?? "",
  ]);
};
