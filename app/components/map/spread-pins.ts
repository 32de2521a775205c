import { mapHeight, mapWidth, type MapPoint } from "./projection.ts";

/** The narrowest map we lay out for: a phone of 320 px without the page's margins. Wider maps only move pins apart. */
export const narrowestMapPx = 288;
/** A thumb's width between pins; where too many pins share the room, less, but never below what the guidelines ask. */
const pinGapsPx = [44, 36, 30, 24] as const;

const edgePx = 20;
const maxRounds = 300;
const touchingPx = 0.5;
/** Each pin is rounded to whole px at the end, which can bring a pair this much closer. */
const roundingPx = 1.5;
/** Pins on the very same spot leave it in different directions. */
const directions = [
  { x: 0, y: -1 },
  { x: 0.8, y: 0.6 },
  { x: -0.8, y: 0.6 },
  { x: 1, y: 0 },
  { x: -0.6, y: -0.8 },
] as const;

/** Offset of each pin in px, so that each can be tapped. Uses only sums and roots, so server and browser agree exactly. */
export const spreadPins = (places: readonly MapPoint[]): MapPoint[] => {
  const pxPerUnit = narrowestMapPx / mapWidth;
  const points = places.map(({ x, y }) => ({ x: x * pxPerUnit, y: y * pxPerUnit }));
  const heads = pinGapsPx.map((gap) => pushedApart(points, gap)).find(({ settled }) => settled);
  const spread = heads?.points ?? pushedApart(points, pinGapsPx.at(-1)!).points;
  return spread.map((head, i) => ({
    x: Math.round(head.x - points[i]!.x),
    y: Math.round(head.y - points[i]!.y),
  }));
};

const pushedApart = (points: readonly MapPoint[], gap: number) => {
  const heads = points.map(insideMap);
  for (let round = 0; round < maxRounds; round++) {
    if (!pushOnce(heads, gap)) return { settled: true, points: heads };
  }
  return { settled: false, points: heads };
};

/** Moves each pair that is too close apart by half the gap. True if any moved. */
const pushOnce = (heads: MapPoint[], gap: number): boolean => {
  let pushed = false;
  for (let i = 0; i < heads.length; i++) {
    for (let j = i + 1; j < heads.length; j++) {
      const a = heads[i]!;
      const b = heads[j]!;
      const distance = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
      if (distance >= gap + roundingPx) continue;
      pushed = true;
      const direction =
        distance < touchingPx ? directions[(i + j) % directions.length]! : towards(a, b, distance);
      // Slightly more than needed, which saves many rounds.
      const step = (gap + 2 - distance) / 2;
      heads[i] = insideMap({ x: a.x - direction.x * step, y: a.y - direction.y * step });
      heads[j] = insideMap({ x: b.x + direction.x * step, y: b.y + direction.y * step });
    }
  }
  return pushed;
};

const towards = (a: MapPoint, b: MapPoint, distance: number): MapPoint => ({
  x: (b.x - a.x) / distance,
  y: (b.y - a.y) / distance,
});

const insideMap = ({ x, y }: MapPoint): MapPoint => ({
  x: Math.min(Math.max(x, edgePx), narrowestMapPx - edgePx),
  y: Math.min(Math.max(y, edgePx), (narrowestMapPx * mapHeight) / mapWidth - edgePx),
});
