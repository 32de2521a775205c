import { useId } from "react";
import { mosaicMarkup, mosaicViewBox } from "./mosaic-svg.ts";
import { tilePattern, type MosaicRequest } from "./tile-pattern.ts";

type MosaicProps = MosaicRequest & {
  /** What the picture says to someone who cannot see it. Without it the mosaic is an ornament and is skipped. */
  label?: string;
  className?: string;
};

/** A record's own cover: fills the box it is given, cut at the edges like a photograph. */
export function Mosaic({ label, className, ...request }: MosaicProps) {
  const id = useId();
  const pattern = tilePattern(request);
  return (
    <svg
      viewBox={mosaicViewBox(pattern)}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      // Only numbers and our own colours: the seed itself is never written into the picture.
      dangerouslySetInnerHTML={{ __html: mosaicMarkup(pattern, id) }}
    />
  );
}
