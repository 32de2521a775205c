import {
  codeOf,
  lapsesOn,
  stateOf,
  type GiftAccount,
  type Transfer,
} from "#domain/giving/transfer/transfer.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import { formatCreditorReference } from "#domain/identifiers/creditor-reference.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { AttachmentMaker, LetterMaker } from "#domain/mail/ports.ts";
import { letterWriter } from "./letter-writer.ts";

type Needs = {
  find: (donationId: string) => Promise<Transfer | null>;
  account: () => Promise<GiftAccount | null>;
  addressOf: (donationId: string, language: Language) => string;
  draw: (code: string) => Promise<Uint8Array>;
};

export const transferCode = (donationId: string) => ({
  name: "qr-code.png",
  kind: "transfer-code",
  id: donationId,
});

/** Mails about a transfer, made when they are sent: paid or dropped ones are skipped. */
export function transferMail({ find, account, addressOf, draw }: Needs) {
  const waiting = async (donationId: string) => {
    const [transfer, to] = await Promise.all([find(donationId), account()]);
    return transfer && to && stateOf(transfer) === "waiting" ? { transfer, to } : null;
  };
  const letter =
    (kind: "instructions" | "reminder", donationOf: (cause: string) => string): LetterMaker =>
    async (cause, language) => {
      const written = await waiting(donationOf(cause));
      return (
        written && transferLetter(kind, { ...written, language, url: addressOf(donationOf(cause), language) })
      );
    };
  const letters: Record<string, LetterMaker> = {
    "transfer-instructions": letter("instructions", (attemptId) => attemptId.replace(/-\d+$/, "")),
    "transfer-reminder": letter("reminder", (donationId) => donationId),
  };
  const attachments: Record<string, AttachmentMaker> = {
    "transfer-code": async (donationId) => {
      const written = await waiting(donationId);
      const code = written && codeOf(written.transfer, written.to);
      if (!code) throw new Error(`Donation ${donationId} awaits no transfer: there is no code for it`);
      return { contentType: "image/png", content: await draw(code) };
    },
  };
  return { letters, attachments };
}

type About = Readonly<{ transfer: Transfer; to: GiftAccount; language: Language; url: string }>;

/** The transfer data. The address is unverified, so no user text. */
function transferLetter(kind: "instructions" | "reminder", { transfer, to, language, url }: About): Letter {
  const { titled, format, paragraph, facts, row, code, button, note } = letterWriter(language);
  const amount = isolate(format.moneyExact(transfer.giftCents));
  const date = isolate(format.date(lapsesOn(transfer)));
  const isMonthly = transfer.frequency === "MONTHLY";
  return titled(
    `transfer-mail.${kind}`,
    { amount, date },
    paragraph(isMonthly ? "transfer-mail.text.monthly" : `transfer-mail.${kind}.text`, { amount }),
    facts(
      row("transfer-mail.amount", amount),
      row("transfer-mail.holder", isolate(to.holder)),
      code("transfer-mail.iban", inGroupsOfFour(to.iban)),
      code("transfer-mail.reference", formatCreditorReference(transferReference(transfer.reference))),
    ),
    paragraph("transfer-mail.reference.why"),
    !isMonthly && paragraph("transfer-mail.code"),
    button("transfer-mail.button", url),
    note("transfer-mail.note", { date }),
  );
}
