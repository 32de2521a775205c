/** The three parts a tile can play in a wall: the many, their counterpart, and the few that catch the eye. */
export type Part = "field" | "counter" | "jewel";

/** Tile positions, measured from the centre so that both axes mirror. */
export type Place = Readonly<{ fromMiddleColumn: number; fromMiddleRow: number }>;
export type Arrangement = (place: Place) => Part;

export function placeOf(
  { column, row }: { column: number; row: number },
  columns: number,
  rows: number,
): Place {
  return {
    // An even number of columns has two middle ones: both are at distance 0.
    fromMiddleColumn: Math.floor(Math.abs(2 * column - columns + 1) / 2),
    fromMiddleRow: Math.floor(Math.abs(2 * row - rows + 1) / 2),
  };
}

/** Symmetric by construction: random tiles look like noise. */
export const arrangements: readonly Arrangement[] = [
  function chessboard({ fromMiddleColumn: x, fromMiddleRow: y }) {
    if (x % 4 === 0 && y % 4 === 0) return "jewel";
    return (x + y) % 2 === 0 ? "field" : "counter";
  },
  function diamonds({ fromMiddleColumn: x, fromMiddleRow: y }) {
    const ring = x + y;
    if (ring === 0) return "jewel";
    return ring % 3 === 2 ? "counter" : "field";
  },
  function bands({ fromMiddleColumn: x, fromMiddleRow: y }) {
    if (y % 3 !== 1) return "field";
    return x % 4 === 0 ? "jewel" : "counter";
  },
  function lattice({ fromMiddleColumn: x, fromMiddleRow: y }) {
    if (x % 2 === 1 && y % 2 === 1) return "jewel";
    return x % 2 === 1 || y % 2 === 1 ? "counter" : "field";
  },
  function rings({ fromMiddleColumn: x, fromMiddleRow: y }) {
    const ring = Math.max(x, y);
    if (ring === 0) return "jewel";
    return ring % 2 === 0 ? "field" : "counter";
  },
  function pillars({ fromMiddleColumn: x, fromMiddleRow: y }) {
    if (x % 3 !== 0) return "field";
    return y % 3 === 0 ? "jewel" : "counter";
  },
];
