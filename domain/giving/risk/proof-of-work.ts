/** The browser sends its proof here, the server its challenge. */
export const proofHeader = "proof-of-work";

/** The first part of a challenge is its difficulty; the hash covers the challenge and a nonce. */
export const bitsOf = (challenge: string): number => Number.parseInt(challenge, 10);
export const workOn = (challenge: string, number: number): string => `${challenge}:${number}`;

export function splitWork(work: string): { challenge: string; number: number } | null {
  const at = work.lastIndexOf(":");
  const number = Number(work.slice(at + 1));
  return at > 0 && Number.isSafeInteger(number) ? { challenge: work.slice(0, at), number } : null;
}

/** Whether a hash begins with that many noughts: found by trying, checked at a glance. */
export function hasLeadingZeros(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  for (let i = 0; i < whole; i++) if (hash[i] !== 0) return false;
  const rest = bits % 8;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}
