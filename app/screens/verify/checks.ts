import { readPasted } from "#domain/proofs/read-pasted.ts";
import { checkReceipt, receiptCode, type ReceiptFacts } from "#domain/proofs/signed-receipt.ts";
import type { KnownKeys } from "#domain/proofs/signed.ts";
import { verifyProof, type Proved, type ProofRefusal } from "#domain/proofs/verify-proof.ts";

export { Outcome } from "./outcome.tsx";

export type CheckOutcome =
  | Readonly<{ kind: "proof"; proved: Proved }>
  | Readonly<{ kind: "receipt"; facts: ReceiptFacts; code: string }>
  | Readonly<{ kind: "refused"; reason: ProofRefusal | "unreadable" }>;

/** Works offline. */
export async function outcomeOf(pasted: string, keys: KnownKeys): Promise<CheckOutcome> {
  const read = await readPasted(pasted);
  if (read.kind === "unreadable") return { kind: "refused", reason: "unreadable" };
  if (read.kind === "receipt") {
    const verdict = await checkReceipt(read.receipt, keys);
    if (verdict !== "ok") return { kind: "refused", reason: verdict };
    return { kind: "receipt", facts: read.receipt.facts, code: receiptCode(read.receipt) };
  }
  const verdict = await verifyProof(read.proof, keys);
  return verdict.ok ? { kind: "proof", proved: verdict } : { kind: "refused", reason: verdict.reason };
}
