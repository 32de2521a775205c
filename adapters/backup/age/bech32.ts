const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checksumLength = 6;

/** BIP 173, the form in which age writes its keys: a typing mistake is noticed. */
export function bech32Encode(prefix: string, bytes: Uint8Array): string {
  const values = regroup([...bytes], 8, 5, true) ?? [];
  const sum = polymod([...expanded(prefix), ...values, ...Array<number>(checksumLength).fill(0)]) ^ 1;
  const checksum = Array.from({ length: checksumLength }, (_, i) => (sum >>> (5 * (5 - i))) & 31);
  return `${prefix}1${[...values, ...checksum].map((value) => letters.charAt(value)).join("")}`;
}

/** Null: not such a key, or mistyped. */
export function bech32Decode(prefix: string, text: string): Buffer | null {
  const lower = text.toLowerCase();
  if ((text !== lower && text !== text.toUpperCase()) || !lower.startsWith(`${prefix}1`)) return null;
  const values = lower
    .slice(prefix.length + 1)
    .split("")
    .map((letter) => letters.indexOf(letter));
  if (values.length < checksumLength || values.includes(-1)) return null;
  if (polymod([...expanded(prefix), ...values]) !== 1) return null;
  const bytes = regroup(values.slice(0, -checksumLength), 5, 8, false);
  return bytes && Buffer.from(bytes);
}

const expanded = (prefix: string): number[] => {
  const codes = [...Buffer.from(prefix)];
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [i, part] of generator.entries()) if ((top >>> i) & 1) sum ^= part;
  }
  return sum >>> 0;
}

function regroup(values: readonly number[], from: number, to: number, pad: boolean): number[] | null {
  let [held, bits] = [0, 0];
  const grouped: number[] = [];
  for (const value of values) {
    held = ((held << from) | value) & 0xfff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      grouped.push((held >> bits) & ((1 << to) - 1));
    }
  }
  const rest = (held << (to - bits)) & ((1 << to) - 1);
  if (pad) return bits > 0 ? [...grouped, rest] : grouped;
  return bits < from && rest === 0 ? grouped : null;
}
