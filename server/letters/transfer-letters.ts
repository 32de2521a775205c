import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import { formatCreditorReference } from "#domain/identifiers/creditor-reference.ts";
import { lapsesOn, type GiftAccount, type Transfer } from "#domain/giving/transfer/transfer.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import { translate } from "../translate.ts";

type Told = Readonly<{ transfer: Transfer; to: GiftAccount; language: Language; url: string }>;

/** The transfer data. The address is unverified, so no user text. */
export function transferLetter(
  kind: "instructions" | "reminder",
  { transfer, to, language, url }: Told,
): Letter {
  const { format } = paperTexts(language);
  const amount = isolate(format.moneyExact(transfer.giftCents));
  const date = isolate(format.date(lapsesOn(transfer)));
  const isMonthly = transfer.frequency === "MONTHLY";
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  return {
    subject: translate(language, `transfer-mail.${kind}.subject`, { amount }),
    preheader: translate(language, `transfer-mail.${kind}.preheader`, { date }),
    heading: translate(language, `transfer-mail.${kind}.heading`),
    blocks: [
      paragraph(
        translate(language, isMonthly ? "transfer-mail.text.monthly" : `transfer-mail.${kind}.text`, {
          amount,
        }),
      ),
      {
        kind: "facts",
        rows: [
          { label: translate(language, "transfer-mail.amount"), value: amount },
          { label: translate(language, "transfer-mail.holder"), value: isolate(to.holder) },
          { label: translate(language, "transfer-mail.iban"), value: inGroupsOfFour(to.iban), code: true },
          {
            label: translate(language, "transfer-mail.reference"),
            value: formatCreditorReference(transferReference(transfer.reference)),
            code: true,
          },
        ],
      },
      paragraph(translate(language, "transfer-mail.reference.why")),
      ...(isMonthly ? [] : [paragraph(translate(language, "transfer-mail.code"))]),
      { kind: "button", label: translate(language, "transfer-mail.button"), url },
      { kind: "note", text: translate(language, "transfer-mail.note", { date }) },
    ],
  };
}
