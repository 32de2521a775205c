/** Of measurements, the one that as many are above as below. */
export const median = (measured: readonly number[]): number =>
  measured.toSorted((one, other) => one - other)[Math.floor(measured.length / 2)] ?? Number.NaN;
