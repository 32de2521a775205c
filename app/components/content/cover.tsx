import type { TileProgram } from "../tiles/tile-palette.ts";
import { classNames } from "../ui/class-names.ts";
import { DrawnMosaic } from "./drawn-mosaic.tsx";

type CoverProps = {
  /** An uploaded photograph; without one the record's own mosaic stands in. */
  url: string | null;
  seed: string;
  program: TileProgram;
  className?: string;
};

const width = 960;
const height = 540;

/** An ornament: the words beside it say what it is about. Give it its height, or a shape such as `aspect-video`. */
export function Cover({ url, seed, program, className }: CoverProps) {
  const box = classNames("block w-full", className);
  if (url === null) return <DrawnMosaic seed={seed} program={program} className={box} />;
  return (
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classNames(box, "object-cover")}
    />
  );
}
