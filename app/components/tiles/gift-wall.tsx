import { useId } from "react";
import { inTurn } from "./in-turn.ts";
import { tileSize } from "./motif-path.ts";
import { cellsPath, paintedTile } from "./mosaic-svg.ts";
import { hashOf } from "./seeded-random.ts";
import { tilePrograms, type TileProgram } from "./tile-palette.ts";
import { singleTile, type Cell, type GlazedTile } from "./tile-pattern.ts";

/** A gift without a program gets a tile of any program. */
type WallGift = Readonly<{ id: string; program?: TileProgram }>;

type GiftWallProps = {
  gifts: readonly WallGift[];
  /** For screen readers. */
  description: string;
  /** "+12", shown after the last tile when there are more gifts than the wall holds. */
  moreText: (hidden: number) => string;
  columns?: number;
  most?: number;
  /** The new gift: its tile is animated. */
  arrivedId?: string;
  className?: string;
};

const defaultColumns = 12;
const defaultMost = 60;

/** One tile per gift, stable by id. */
export function GiftWall({
  gifts,
  description,
  moreText,
  columns = defaultColumns,
  most = defaultMost,
  arrivedId,
  className = "",
}: GiftWallProps) {
  const id = useId();
  if (gifts.length === 0) return null;

  const shown = gifts.slice(0, most);
  const hidden = gifts.length - shown.length;
  const rows = Math.ceil(shown.length / columns);
  const markup = [...kindsOf(shown, columns, arrivedId)]
    .map(([kind, { tile, cells, turns }]) =>
      paintedTile(tile, cellsPath(cells), `${id}${kind}`, turns ? "tile-turn" : ""),
    )
    .join("");
  return (
    <figure className={className}>
      <p className="sr-only">{description}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
        className="block h-auto w-full rtl:-scale-x-100"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {hidden > 0 && (
        <figcaption className="mt-2 text-end font-semibold">
          <bdi>{moreText(hidden)}</bdi>
        </figcaption>
      )}
    </figure>
  );
}

type Kind = { tile: GlazedTile; cells: Cell[]; turns: boolean };

function kindsOf(gifts: readonly WallGift[], columns: number, arrivedId?: string): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const [index, gift] of gifts.entries()) {
    const { kind, tile } = singleTile(gift.id, gift.program ?? programFor(gift.id));
    const turns = gift.id === arrivedId;
    // A separate path, because a path can only rotate as a whole.
    const key = turns ? "arrived" : kind;
    const cell = { column: index % columns, row: Math.floor(index / columns) };
    const same = kinds.get(key);
    if (same) same.cells.push(cell);
    else kinds.set(key, { tile, cells: [cell], turns });
  }
  return kinds;
}

const programFor = (id: string): TileProgram => inTurn(tilePrograms, hashOf(id));
