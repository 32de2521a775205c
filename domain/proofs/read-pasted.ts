import { unpackProof } from "./packed-proof.ts";
import { readReceiptCode, type SignedReceipt } from "./signed-receipt.ts";

export type Pasted =
  | Readonly<{ kind: "proof"; proof: unknown }>
  | Readonly<{ kind: "receipt"; receipt: SignedReceipt }>
  | Readonly<{ kind: "unreadable" }>;

const unreadable = { kind: "unreadable" } as const;
/** Longer than any proof. */
const maxLength = 100_000;

/** Pasted, dropped or scanned input: a file's text, a link, or its fragment. */
export async function readPasted(pasted: string): Promise<Pasted> {
  const text = pasted.trim();
  if (text.length > maxLength) return unreadable;
  if (text.startsWith("{")) return readFile(text);
  const part = text.slice(text.indexOf("#") + 1);
  if (part.startsWith("r=")) {
    const receipt = readReceiptCode(part.slice(2));
    return receipt ? { kind: "receipt", receipt } : unreadable;
  }
  const proof = part.startsWith("g=") ? await unpackProof(part.slice(2)) : null;
  return proof ? { kind: "proof", proof } : unreadable;
}

function readFile(text: string): Pasted {
  try {
    // Keys in the file are ignored: ours came with the page.
    const { keys: _, ...proof } = Object(JSON.parse(text));
    return { kind: "proof", proof };
  } catch {
    return unreadable;
  }
}
