import { asCents, type Cents } from "#domain/money/cents.ts";
import { base64urlOf, bytesOfBase64url } from "./base64url.ts";
import { bytesOfHex, hexOf } from "./bytes.ts";
import { checkSignature, type KnownKeys, type SignatureVerdict, type SignedText } from "./signed.ts";

/** The signed facts of a receipt: enough to verify the paper, without name, address or purpose. */
export type ReceiptFacts = Readonly<{
  number: string;
  receivedOn: string;
  /** With fee cover. */
  cents: Cents;
  /** Refunded when the document was made. */
  returnedCents: Cents;
  isVoid: boolean;
  rsin: string;
  madeOn: string;
}>;
export type SignedReceipt = Readonly<{ facts: ReceiptFacts; signed: SignedText }>;

export const receiptStatement = (facts: ReceiptFacts): string => {
  const { number, receivedOn, cents, returnedCents, isVoid, rsin, madeOn } = facts;
  return JSON.stringify({
    kind: "receipt",
    number,
    receivedOn,
    cents,
    currency: "EUR",
    returnedCents,
    isVoid,
    rsin,
    madeOn,
  });
};

/** Facts and signature as a URL fragment. */
export const receiptCode = ({ facts, signed }: SignedReceipt): string =>
  [
    facts.number,
    dense(facts.receivedOn),
    facts.cents,
    facts.returnedCents,
    facts.isVoid ? "v" : "k",
    facts.rsin,
    dense(facts.madeOn),
    signed.keyId,
    base64urlOf(bytesOfHex(signed.signature)),
  ].join(".");

const dense = (day: string): string => day.replaceAll("-", "");

const codePattern =
  /^(\d{4}-\d{6,9})\.(\d{4})(\d\d)(\d\d)\.(\d{1,12})\.(\d{1,12})\.([vk])\.(\d{9})\.(\d{4})(\d\d)(\d\d)\.([0-9a-f]{16})\.([\w-]{86})$/;

/** Null: not a receipt code. */
export function readReceiptCode(code: string): SignedReceipt | null {
  const parts = codePattern.exec(code);
  if (!parts) return null;
  const [, number, y1, m1, d1, cents, returned, state, rsin, y2, m2, d2, keyId, signature] =
    parts.map(String);
  const bytes = bytesOfBase64url(signature ?? "");
  if (!number || !rsin || !keyId || bytes?.length !== 64) return null;
  const facts: ReceiptFacts = {
    number,
    receivedOn: `${y1}-${m1}-${d1}`,
    cents: asCents(Number(cents)),
    returnedCents: asCents(Number(returned)),
    isVoid: state === "v",
    rsin,
    madeOn: `${y2}-${m2}-${d2}`,
  };
  return { facts, signed: { statement: receiptStatement(facts), keyId, signature: hexOf(bytes) } };
}

export const checkReceipt = (receipt: SignedReceipt, keys: KnownKeys): Promise<SignatureVerdict> =>
  checkSignature(receipt.signed, keys);
