import type { OfferLetter } from "#domain/campaigns/ports.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { letterWriter } from "./letter-writer.ts";

/** Offers a donor the refund that the campaign stated in advance. */
export const campaignOfferLetter =
  (publicUrl: string) =>
  ({ donationId, email, name, language, title, programTitle, token, ...offer }: OfferLetter): MailToQueue => {
    const { titled, greeting, paragraph, link, note, format } = letterWriter(language, publicUrl);
    const values = {
      campaign: isolate(title[language]),
      program: isolate(programTitle[language]),
      amount: format.moneyExact(offer.refundCents),
      date: format.date(offer.dueOn),
    };
    const letter = titled(
      "campaign-mail.offer",
      values,
      greeting("gift-mail", name),
      paragraph("campaign-mail.offer.text", values),
      link("campaign-mail.offer.button", `/campaigns/refund/${token}`),
      note("campaign-mail.offer.silence", values),
    );
    return { kind: "campaign-offer", cause: donationId, to: email, language, letter, forgetOnceSent: true };
  };
