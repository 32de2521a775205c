import { createHash } from "node:crypto";
import type { NoPicture, OwnPicture, RedrawSquare } from "#domain/accounts/own-picture.ts";
import { opened, refusalOf } from "./redraw.ts";

/** Five times the displayed size. */
const side = 192;
const quality = 80;

/** A picture's center as a small square, without metadata. One at a time, because any user may request it and memory is limited. */
export function squareDrawer(): RedrawSquare {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const drawn = last.then(() => redrawSquare(bytes));
    last = drawn.catch(() => {});
    return drawn;
  };
}

async function redrawSquare(bytes: Uint8Array): Promise<OwnPicture | NoPicture> {
  const refusal = await refusalOf(bytes);
  if (refusal) return refusal;
  try {
    const drawn = await opened(bytes)
      .rotate()
      .resize({ width: side, height: side, fit: "cover" })
      .webp({ quality })
      .toBuffer();
    return { bytes: drawn, hash: createHash("sha256").update(drawn).digest("hex") };
  } catch {
    return "not_a_picture";
  }
}
