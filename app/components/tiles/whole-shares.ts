/** Largest-remainder method: the shares sum to `total`, and no part is more than one tile off. The earlier part wins a tie. */
export function wholeShares(parts: readonly number[], total: number): number[] {
  const sum = parts.reduce((before, part) => before + part, 0);
  if (parts.some((part) => !(part >= 0)) || !Number.isFinite(sum) || sum === 0) {
    throw new RangeError(`Cannot share ${total} tiles over parts [${parts.join(", ")}]`);
  }

  const exact = parts.map((part) => (part / sum) * total);
  const shares = exact.map((share) => Math.floor(share + roundingNoise));
  const left = total - shares.reduce((before, share) => before + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - (shares[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** 0.07 × 100 is 7.000000000000001 and 0.29 × 100 is 28.999999999999996: neither may cost or win a tile. */
const roundingNoise = 1e-9;
