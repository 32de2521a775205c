/** The polynomial of CRC-32, as gzip has it: the lowest power stands in the highest bit. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const bitsOfByte = 8;

type Piece = Readonly<{ bytes: number; crc: number }>;

/**
 * The checksum of what came before and a piece after it, from the checksums of both: a page that is joined from pieces would
 * otherwise be read whole again. As many zeros are put behind the first as the piece has bits, which is a multiplication by a power of x.
 */
export function joinCrc(before: number, { bytes, crc }: Piece): number {
  if (before === 0) return crc;
  return (times(zerosOf(bytes), before) ^ crc) >>> 0;
}

/** How many pieces have the same length is few; what is kept is small. */
const known = new Map<number, number>();
const maxKnown = 4096;

function zerosOf(bytes: number): number {
  let zeros = known.get(bytes);
  if (zeros === undefined) {
    if (known.size >= maxKnown) known.clear();
    known.set(bytes, (zeros = powerOfX(bytes * bitsOfByte)));
  }
  return zeros;
}

function powerOfX(exponent: number): number {
  let [power, square] = [one, one >>> 1];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = times(square, power);
    square = times(square, square);
  }
  return power;
}

/** The product of two polynomials, what is left of it by the one of CRC-32. */
function times(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= factor;
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ polynomial;
  }
  return product >>> 0;
}
