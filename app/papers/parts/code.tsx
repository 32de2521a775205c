import { Link, Path, Svg } from "@react-pdf/renderer";
import type { ScanCode } from "../paper.ts";

/** 0.4 mm per square, readable by a phone. */
const squarePoints = 1.15;

/** A poster is read from further away: its code is `scale` times as large. */
export function Code({ code: { address, size, path }, scale = 1 }: { code: ScanCode; scale?: number }) {
  const width = size * squarePoints * scale;
  return (
    <Link src={address}>
      <Svg viewBox={`0 0 ${size} ${size}`} style={{ width, height: width }}>
        <Path fill="#fff" d={`M0 0H${size}V${size}H0Z`} />
        <Path fill="#000" d={path} />
      </Svg>
    </Link>
  );
}
