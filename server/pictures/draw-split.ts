import { colours, type Canvas } from "./canvas.ts";
import { legend } from "./legend.ts";

export type Share = Readonly<{
  label: string;
  percent: number;
  figure: string;
  colour: keyof typeof colours;
}>;

const side = 10;
const tile = { wide: 26, narrow: 30 } as const;
const grout = 3;

/** A hundred tiles for every hundred euros. Percentages are whole and sum to a hundred. */
export function drawSplit(canvas: Canvas, shares: readonly Share[]): { body: string; height: number } {
  const pitch = tile[canvas.size];
  const wall = side * pitch;
  const tiles = shares.flatMap(({ percent, colour }) =>
    Array.from({ length: percent }, () => colours[colour]),
  );
  const drawn = tiles.map((colour, place) => {
    const [row, column] = [Math.floor(place / side), place % side];
    return canvas.rect(8 + column * pitch, row * pitch, pitch - grout, pitch - grout, colour);
  });
  const entries = shares.map(({ label, figure, colour }) => ({ label, figure, colour: colours[colour] }));
  const isWide = canvas.size === "wide";
  const beside = isWide ? { x: wall + 40, width: canvas.width - wall - 48 } : {};
  const key = legend(canvas, entries, beside);
  return isWide
    ? { body: drawn.join("") + key.body, height: Math.max(wall, key.height) }
    : {
        body: `${drawn.join("")}<g transform="translate(0 ${wall + 12})">${key.body}</g>`,
        height: wall + 12 + key.height,
      };
}
