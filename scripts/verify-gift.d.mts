import type { KnownKeys } from "../domain/proofs/signed.ts";

export function verifyProof(
  proof: unknown,
  keys: KnownKeys,
): { ok: true; proved: object } | { ok: false; reason: string };
export function tell(text: string, keyText: string | null): { code: 0 | 1 | 3; sentence: string };
