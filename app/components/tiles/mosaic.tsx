import { useId } from "react";
import { mosaicMarkup, mosaicViewBox } from "./mosaic-svg.ts";
import { tilePattern, type MosaicRequest } from "./tile-pattern.ts";

type MosaicProps = MosaicRequest & {
  /** Without it the mosaic is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
};

/** Fills its box, cut at the edges like a photograph. */
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
