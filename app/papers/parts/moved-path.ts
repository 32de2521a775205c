const step = /([A-Za-z])([^A-Za-z]*)/g;
const number = /-?\d+(?:\.\d+)?/g;

/** Translates a path of absolute commands. */
export const movedPath = (path: string, right: number, down: number): string =>
  path.replaceAll(step, (_, command: string, places: string) => {
    const moves = movesOf(command, right, down);
    let index = 0;
    return (
      command +
      places.replaceAll(number, (place) => String(Number(place) + (moves[index++ % moves.length] ?? 0)))
    );
  });

function movesOf(command: string, right: number, down: number): readonly number[] {
  if ("MLQCS".includes(command)) return [right, down];
  if (command === "H") return [right];
  if (command === "V") return [down];
  if (command === "Z" || command === "z") return [];
  throw new Error(`A tile's path uses ${command}, which cannot be moved`);
}
