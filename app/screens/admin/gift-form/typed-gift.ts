import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { handMethods, keptAs } from "#domain/entered-gifts/hand-methods.ts";
import { isLanguage } from "#domain/language.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { typedText } from "../../../data/typed-text.ts";

/** A gift without a purpose. */
export const anywhere = "anywhere";

const methodOf: Readonly<Record<string, string>> = { cash: "CASH", cheque: "CHEQUE", in_kind: "IN_KIND" };

/** How the form begins: empty, or with the gift that it corrects. */
export const startingValues = (story: DonationStory | null) => ({
  method: methodOf[story?.payments.find(({ state }) => state === "paid")?.method ?? ""] ?? "BANK_TRANSFER",
  amount: story ? decimalEuros(story.amountCents) : "",
  receivedOn: story?.paidAt?.slice(0, 10) ?? "",
  bankReference: story?.byHand?.bankReference ?? "",
  goods: story?.byHand?.goods ?? "",
  donorName: story?.donorName ?? "",
  donorEmail: story?.donorEmail ?? "",
  language: story?.language ?? "nl",
  purpose: story?.campaignId
    ? `campaign:${story.campaignId}`
    : story?.programId
      ? `program:${story.programId}`
      : anywhere,
});

/** The body of the call. Empty fields are null; the form shows only the fields of the chosen method. */
export function giftFrom(typed: FormData) {
  const textOf = (name: string): string => typedText(typed, name);
  const method = oneOf(handMethods, textOf("method")) ?? "BANK_TRANSFER";
  const language = textOf("language");
  const [kind, purposeId = null] = textOf("purpose").split(/:(.*)/s);
  return {
    method,
    amountCents: parseAmount(textOf("amount")),
    receivedOn: textOf("receivedOn"),
    bankReference: textOf("bankReference").trim() || null,
    inKind:
      method === "IN_KIND"
        ? {
            goods: textOf("goods"),
            valuedHow: textOf("valuedHow"),
            valuedBy: textOf("valuedBy"),
            keptAs: oneOf(keptAs, textOf("keptAs")) ?? ("stocks" as const),
          }
        : null,
    donorName: textOf("donorName").trim() || null,
    donorEmail: textOf("donorEmail").trim() || null,
    language: isLanguage(language) ? language : ("nl" as const),
    campaignId: kind === "campaign" ? purposeId : null,
    programId: kind === "program" ? purposeId : null,
    fund: typed.has("zakat") ? ("ZAKAT" as const) : null,
  };
}
