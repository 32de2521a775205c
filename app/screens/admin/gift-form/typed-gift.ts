import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { handMethods, keptAs } from "#domain/entered-gifts/hand-methods.ts";
import { isLanguage } from "#domain/language.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";

/** What is given for nothing in particular. */
export const anywhere = "anywhere";

export const nothingTyped = {
  method: "BANK_TRANSFER",
  amount: "",
  receivedOn: "",
  bankReference: "",
  goods: "",
  valuedHow: "",
  valuedBy: "",
  keptAs: "stocks",
  donorName: "",
  donorEmail: "",
  language: "nl",
  purpose: anywhere,
  correctionReason: "",
};
export type Typed = typeof nothingTyped;

export type FieldsProps = {
  typed: Typed;
  typing: (name: keyof Typed) => {
    value: string;
    autoComplete: string;
    onChange: (event: { target: { value: string } }) => void;
  };
};

/** A gift that is entered again begins as it was. */
export const typedFrom = (story: DonationStory): Typed => ({
  ...nothingTyped,
  method: methodOf[story.payments.find(({ state }) => state === "paid")?.method ?? ""] ?? "BANK_TRANSFER",
  amount: decimalEuros(story.amountCents),
  receivedOn: story.paidAt?.slice(0, 10) ?? "",
  bankReference: story.byHand?.bankReference ?? "",
  goods: story.byHand?.goods ?? "",
  donorName: story.donorName ?? "",
  donorEmail: story.donorEmail ?? "",
  language: story.language,
  purpose: story.campaignId
    ? `campaign:${story.campaignId}`
    : story.programId
      ? `program:${story.programId}`
      : anywhere,
});

const methodOf: Readonly<Record<string, string>> = { cash: "CASH", cheque: "CHEQUE", in_kind: "IN_KIND" };

/** What is sent: fields of another way of giving are left out, and what is empty is nothing. */
export function giftFrom(typed: Typed) {
  const method = oneOf(handMethods, typed.method) ?? "BANK_TRANSFER";
  const [kind, purposeId = null] = typed.purpose.split(/:(.*)/s);
  return {
    method,
    amountCents: parseAmount(typed.amount),
    receivedOn: typed.receivedOn,
    bankReference: (method === "BANK_TRANSFER" && typed.bankReference.trim()) || null,
    inKind:
      method === "IN_KIND"
        ? {
            goods: typed.goods,
            valuedHow: typed.valuedHow,
            valuedBy: typed.valuedBy,
            keptAs: oneOf(keptAs, typed.keptAs) ?? ("stocks" as const),
          }
        : null,
    donorName: typed.donorName.trim() || null,
    donorEmail: typed.donorEmail.trim() || null,
    language: isLanguage(typed.language) ? typed.language : ("nl" as const),
    campaignId: kind === "campaign" ? purposeId : null,
    programId: kind === "program" ? purposeId : null,
  };
}
