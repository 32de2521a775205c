import type { ReceivedGift, ReceivedGifts } from "#domain/giving/settle/received-gift.ts";
import { chargedFor, returnedFrom, reversalOf } from "#domain/giving/settle/received-gift.ts";
import {
  checkReceipt,
  readReceiptCode,
  receiptCode,
  receiptStatement,
} from "#domain/proofs/signed-receipt.ts";
import type { KnownKeys, SignedText } from "#domain/proofs/signed.ts";
import { today } from "../timing/clock.ts";

type Needs = {
  sign: (statement: string) => Promise<SignedText>;
  keys: () => Promise<KnownKeys>;
  find: ReceivedGifts["ofNumber"];
};

type SaidOfGift = Pick<
  ReceivedGift,
  "receiptNumber" | "receivedOn" | "giftCents" | "coverCents" | "returned"
>;

/** Receipts carry a signature over what they say of the gift, and of nobody. */
export const signedReceipts = ({ sign, keys, find }: Needs) => ({
  codeFor: async (gift: SaidOfGift, rsin: string): Promise<string> => {
    const { receiptNumber: number, receivedOn } = gift;
    if (number === null) throw new Error(`A gift of ${receivedOn} has no receipt number yet`);
    const facts = {
      number,
      receivedOn,
      cents: chargedFor(gift),
      returnedCents: returnedFrom(gift),
      isVoid: reversalOf(gift) !== null,
      rsin,
      madeOn: today(),
    };
    return receiptCode({ facts, signed: await sign(receiptStatement(facts)) });
  },

  /** Its current state. Null: not signed by us, so trying numbers reveals nothing. */
  stateOf: async (code: string) => {
    const receipt = readReceiptCode(code);
    if (!receipt || (await checkReceipt(receipt, await keys())) !== "ok") return null;
    const gift = await find(receipt.facts.number);
    return gift && { isVoid: reversalOf(gift) !== null, returnedCents: returnedFrom(gift) };
  },
});
