import { unpackProof } from "./packed-proof.ts";
import { readReceiptCode, type SignedReceipt } from "./signed-receipt.ts";

export type Pasted =
  | Readonly<{ kind: "proof"; proof: unknown }>
  | Readonly<{ kind: "receipt"; receipt: SignedReceipt }>
  | Readonly<{ kind: "unreadable" }>;

const unreadable = { kind: "unreadable" } as const;
/** Longer than any proof, and short enough to look at. */
const maxLength = 100_000;

/** What somebody pasted, dropped or scanned: a file's text, a link, or what stands in it behind the number sign. */
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
    // The file names keys for whoever has no others. Ours came with the page.
    const { keys: _, ...proof } = Object(JSON.parse(text));
    return { kind: "proof", proof };
  } catch {
    return unreadable;
  }
}
