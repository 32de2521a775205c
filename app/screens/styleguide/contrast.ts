/** As the WCAG defines it, from 1 (the same colour) to 21 (black on white). Colours are written #rrggbb. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Rounded down: 4.46 must not be shown as the 4.5 that it misses. */
export const contrastShown = (one: string, other: string): number =>
  Math.floor(contrast(one, other) * 10) / 10;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
