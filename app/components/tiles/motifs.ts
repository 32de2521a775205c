import { turnedFourTimes } from "./motif-path.ts";
import type { TileProgram } from "./tile-palette.ts";

/** The colouring chooses the glazes; the motif only says which shapes share one. */
type MotifShape = Readonly<{ role: "figure" | "second" | "spark"; d: string }>;
export type Motif = readonly MotifShape[];

const figure = (d: string): MotifShape => ({ role: "figure", d });
const second = (d: string): MotifShape => ({ role: "second", d });
const spark = (d: string): MotifShape => ({ role: "spark", d });
const four = turnedFourTimes;

const heart = spark("M24 19L29 24L24 29L19 24Z");

/** Children: stars, windmills of paper, flowers and kites. */
const starOfEight: Motif = [
  figure(
    "M24 5L29 11L37 11L37 19L43 24L37 29L37 37L29 37L24 43L19 37L11 37L11 29L5 24L11 19L11 11L19 11Z" +
      four("M1 1L9 1L7 7L1 9Z"),
  ),
  second(four("M24 24Q18 17 24 10Q30 17 24 24Z")),
  spark("M24 20L28 24L24 28L20 24Z"),
];
const paperWindmill: Motif = [figure(four("M24 24L24 1L1 1Z")), second(four("M24 24L24 1L36 12Z")), heart];
const flower: Motif = [
  figure(four("M24 24C24 14 16 6 5 5C6 16 14 24 24 24Z")),
  second(four("M24 22Q18 12 24 3Q30 12 24 22Z")),
  spark("M24 20C26 20 28 22 28 24S26 28 24 28S20 26 20 24S22 20 24 20Z"),
];
const kites: Motif = [figure(four("M24 24L17 11L24 1L31 11Z")), second(four("M1 1L14 6L19 19L6 14Z")), heart];

/** Elderly: arcs that hold each other, rings, arches of a front door. */
const meetingCircles: Motif = [
  figure(four("M1 1Q24 17 47 1Z")),
  second(four("M24 24Q12 22 9 9Q22 12 24 24Z")),
  spark("M24 20C26 20 28 22 28 24S26 28 24 28S20 26 20 24S22 20 24 20Z"),
];
const interlacedArcs: Motif = [
  figure(four("M32 1C32 18 18 32 1 32L1 24C13 24 24 13 24 1Z")),
  second(four("M16 1C16 9 9 16 1 16L1 10C6 10 10 6 10 1Z")),
  heart,
];
const archway: Motif = [
  figure("M4 47V24C4 12 13 4 24 4S44 12 44 24V47H37V25C37 16 31 11 24 11S11 16 11 25V47Z"),
  second("M17 47V27C17 22 20 18 24 15C28 18 31 22 31 27V47ZM1 1H9C9 5 5 9 1 9ZM47 1H39C39 5 43 9 47 9Z"),
  spark("M24 24L28 29L24 34L20 29Z"),
];
const knot: Motif = [
  figure(four("M24 24C10 16 12 2 24 2S38 16 24 24ZM24 17C29 14 28 8 24 8S19 14 24 17Z")),
  second(four("M1 1L13 1C13 8 8 13 1 13Z")),
  spark("M24 20L28 24L24 28L20 24Z"),
];

/** Animals: leaves, buds, the eyes of feathers, and the round print of a paw. */
const twoToneLeaves: Motif = [
  figure(four("M2 2C17 2 24 10 24 24Z")),
  second(four("M2 2C2 17 10 24 24 24Z")),
  heart,
];
const buds: Motif = [
  figure(four("M24 23C15 18 16 8 24 1C32 8 33 18 24 23Z")),
  second(four("M1 1C11 1 16 6 17 17C6 16 1 11 1 1Z")),
  spark(four("M24 15C22 13 22 10 24 7C26 10 26 13 24 15Z")),
];
const pawprint: Motif = [
  figure("M24 14C32 14 34 16 34 24S32 34 24 34S14 32 14 24S16 14 24 14Z" + four("M1 1L8 1C8 5 5 8 1 8Z")),
  second(
    four(
      "M24 2C27 2 28 5 28 7S26 11 24 11S20 9 20 7S21 2 24 2Z" +
        "M11 7C13 7 16 9 16 11S14 15 11 15S7 13 7 11S9 7 11 7Z",
    ),
  ),
  heart,
];
const peacockEyes: Motif = [
  figure(four("M1 1L22 1C22 13 13 22 1 22ZM1 1L14 1C14 8 8 14 1 14Z")),
  second(four("M24 24C19 21 18 15 24 8C30 15 29 21 24 24Z")),
  spark(four("M1 1L9 1C9 5 5 9 1 9Z")),
];

/** Disaster: chevrons, waves, tents, and the beacon that is seen from afar. */
const chevrons: Motif = [
  figure("M1 20L24 1L47 20L47 30L24 11L1 30Z"),
  second("M1 37L24 18L47 37L47 47L24 28L1 47Z"),
  spark("M24 36L33 47L15 47Z"),
];
const waves: Motif = [
  figure("M1 11C9 3 16 3 24 11S39 19 47 11L47 20C39 28 32 28 24 20S9 12 1 20Z"),
  second("M1 32C9 24 16 24 24 32S39 40 47 32L47 41C39 49 32 49 24 41S9 33 1 41Z"),
  spark("M35 3L39 7L35 11L31 7Z"),
];
const tents: Motif = [
  figure(four("M1 1L24 15L47 1L47 9L24 23L1 9Z")),
  second(four("M9 1L24 10L39 1Z")),
  heart,
];
const beacon: Motif = [
  figure("M24 2L46 24L24 46L2 24ZM24 11L11 24L24 37L37 24Z" + four("M1 1L13 1L1 13Z")),
  second("M24 15L33 24L24 33L15 24Z"),
  spark("M24 20L28 24L24 28L20 24Z"),
];

export const motifsOf: Readonly<Record<TileProgram, readonly Motif[]>> = {
  children: [starOfEight, paperWindmill, flower, kites],
  elderly: [meetingCircles, interlacedArcs, archway, knot],
  animals: [twoToneLeaves, buds, pawprint, peacockEyes],
  disaster: [chevrons, waves, tents, beacon],
};
