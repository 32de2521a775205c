/** Tiles are drawn on a square of 48 units, with a unit of grout on each side. */
export const tileSize = 48;

/** One arm, rotated four ways. Takes only absolute M, L, Q, C and S with "x y" pairs: quarter turns keep integers exact. */
export function turnedFourTimes(arm: string): string {
  let turned = arm;
  let path = arm;
  for (let turn = 1; turn < 4; turn++) {
    turned = quarterTurn(turned);
    path += turned;
  }
  return path;
}

const quarterTurn = (arm: string): string =>
  arm.replaceAll(/(\d+) (\d+)/g, (_pair, x: string, y: string) => `${tileSize - Number(y)} ${x}`);
