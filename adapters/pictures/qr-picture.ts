import sharp from "sharp";
import { qrDrawing } from "./qr-drawing.ts";

/** Whole pixels per square, to avoid blur. */
const pointsPerSquare = 10;

/** The code as an image, because mail clients show no SVG. */
export function qrPicture(text: string): Promise<Buffer> {
  const { size, path } = qrDrawing(text);
  const side = size * pointsPerSquare;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${side}" height="${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 2 }).toBuffer();
}
