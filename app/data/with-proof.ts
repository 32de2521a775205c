import { proofNeeded, refusalHeader } from "#domain/accounts/proof-needed.ts";

type Ask = () => Promise<boolean>;
let asks: Ask | null = null;

/** A page of staff brings the dialog that asks; other pages never need one. Returns how to take it away. */
export function bringProofDialog(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/** Sends, and where the server first wants to know who it is, asks the person and sends the same again. */
export async function withProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const proved = response.headers.get(refusalHeader) === proofNeeded && (await asks?.());
  return proved ? send() : response;
}
