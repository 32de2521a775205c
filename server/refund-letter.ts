import type { MailToQueue } from "#domain/mail/mail.ts";
import { paperWords } from "./papers/paper-words.ts";
import { say } from "./words.ts";

/** What is written to staff is in the site's own language. */
const language = "en";

type GivenUp = Readonly<{
  donationId: string;
  cents: number;
  payment: Readonly<{ provider: string; paymentId: string }>;
}>;

/** The provider never said whether it sent the money back: a person looks there, and asks anew if it did not. */
export function givenUpRefundLetter(
  { donationId, cents, payment }: GivenUp,
  publicUrl: string,
): Pick<MailToQueue, "kind" | "language" | "letter"> {
  const amount = paperWords(language).format.moneyExact(cents);
  const text = say(language, "desk.givenUp.text", { amount });
  return {
    kind: "refund-given-up",
    language,
    letter: {
      subject: say(language, "desk.givenUp.subject"),
      preheader: text,
      heading: say(language, "desk.givenUp.subject"),
      blocks: [
        { kind: "paragraph", text },
        { kind: "facts", rows: [{ label: payment.provider, value: payment.paymentId, code: true }] },
        {
          kind: "button",
          label: say(language, "desk.givenUp.button"),
          url: `${publicUrl}/admin/donations/${encodeURIComponent(donationId)}`,
        },
      ],
    },
  };
}
