import type { TileProgram } from "../tiles/tile-palette.ts";
import { classNames } from "../ui/class-names.ts";
import { DrawnMosaic } from "./drawn-mosaic.tsx";

type CoverProps = {
  /** An uploaded photograph, or the record's own mosaic. */
  url: string | null;
  alt: string | null;
  seed: string;
  program: TileProgram;
  className?: string;
};

const width = 960;
const height = 540;

/** Decorative, unless it is a photograph with `alt`. Set a height, or a shape such as `aspect-video`. */
export function Cover({ url, alt, seed, program, className }: CoverProps) {
  const box = classNames("block w-full", className);
  if (url === null) return <DrawnMosaic seed={seed} program={program} className={box} />;
  return <Photo url={url} alt={alt} className={box} />;
}

type PhotoProps = { url: string; alt: string | null; className: string };

export const Photo = ({ url, alt, className }: PhotoProps) => (
  <img
    src={url}
    srcSet={srcSetOf(url)}
    sizes="(min-width: 60rem) 50vw, 100vw"
    alt={alt ?? ""}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    className={classNames(className, "object-cover")}
  />
);

/** Uploads have three widths; the name contains the width. */
const srcSetOf = (url: string): string =>
  [480, 960, 1600].map((each) => `${url.replace(/-\d+\.webp$/, `-${each}.webp`)} ${each}w`).join(", ");
