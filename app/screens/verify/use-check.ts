import { useCallback, useEffect, useState } from "react";
import { readPasted } from "#domain/proofs/read-pasted.ts";
import { checkReceipt, receiptCode, type ReceiptFacts } from "#domain/proofs/signed-receipt.ts";
import type { KnownKeys } from "#domain/proofs/signed.ts";
import { verifyProof, type Proved, type ProofRefusal } from "#domain/proofs/verify-proof.ts";

export type CheckOutcome =
  | Readonly<{ kind: "proof"; proved: Proved }>
  | Readonly<{ kind: "receipt"; facts: ReceiptFacts; code: string }>
  | Readonly<{ kind: "refused"; reason: ProofRefusal | "unreadable" }>;

/** Checks what is pasted, and what stands in the address behind the number sign, here and without asking anybody. */
export function useCheck(keys: KnownKeys) {
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null);
  const check = useCallback(async (pasted: string) => setOutcome(await outcomeOf(pasted, keys)), [keys]);

  useEffect(() => {
    const checkAddress = () => {
      if (location.hash.length > 1) void check(location.hash);
    };
    checkAddress();
    addEventListener("hashchange", checkAddress);
    return () => removeEventListener("hashchange", checkAddress);
  }, [check]);

  return { outcome, check };
}

async function outcomeOf(pasted: string, keys: KnownKeys): Promise<CheckOutcome> {
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
