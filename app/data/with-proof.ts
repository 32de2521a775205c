import { proofNeeded, refusalHeader } from "#domain/accounts/proof-needed.ts";

type Ask = () => Promise<boolean>;
let asks: Ask | null = null;

/** Only staff pages register the dialog. Returns how to unregister it. */
export function bringProofDialog(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/** Sends; if the server requires re-authentication, asks the user and sends again. */
export async function withProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const proved = response.headers.get(refusalHeader) === proofNeeded && (await asks?.());
  return proved ? send() : response;
}
