import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Cents } from "#domain/money/cents.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import { translate } from "../translate.ts";
import { staffLanguage as language } from "./staff-language.ts";

type Letter = Pick<MailToQueue, "kind" | "language" | "letter" | "urgent">;

type Paused = Readonly<{ provider: string | null; method: string | null; until: Date; failures: number }>;

/** Payments of a provider were paused because of card testing. */
export const pauseLetter = ({ provider, method, until, failures }: Paused): Letter => ({
  kind: "payment-pause",
  language,
  urgent: true,
  letter: {
    subject: translate(language, "giving.staff.pause.subject"),
    preheader: translate(language, "giving.staff.pause.text", { failures }),
    heading: translate(language, "giving.staff.pause.subject"),
    blocks: [
      { kind: "paragraph", text: translate(language, "giving.staff.pause.text", { failures }) },
      {
        kind: "facts",
        rows: [
          {
            label: translate(language, "giving.staff.pause.provider"),
            value: [provider ?? "–", method].filter(Boolean).join(" "),
            code: true,
          },
          {
            label: translate(language, "giving.staff.pause.until"),
            value: `${until.toISOString().slice(0, 16)}Z`,
            code: true,
          },
        ],
      },
      { kind: "note", text: translate(language, "giving.staff.pause.end") },
    ],
  },
});

/** A provider refuses our account: the next one serves, but somebody must act. */
export const suspendedAccountLetter = ({ provider, what }: { provider: string; what: string }): Letter => ({
  kind: "shut-account",
  language,
  urgent: true,
  letter: {
    subject: translate(language, "giving.staff.shut.subject", { provider }),
    preheader: translate(language, "giving.staff.shut.text", { provider }),
    heading: translate(language, "giving.staff.shut.subject", { provider }),
    blocks: [
      { kind: "paragraph", text: translate(language, "giving.staff.shut.text", { provider }) },
      {
        kind: "facts",
        rows: [{ label: translate(language, "giving.staff.shut.answer"), value: what, code: true }],
      },
      { kind: "note", text: translate(language, "giving.staff.shut.mend") },
    ],
  },
});

type Faulty = Readonly<{ name: string; claim: string; faults: number; examples: readonly string[] }>;

/** Failed nightly checks. */
export const faultsLetter = (checks: readonly Faulty[]): Letter => ({
  kind: "books-check",
  language,
  letter: {
    subject: translate(language, "giving.staff.faults.subject"),
    preheader: translate(language, "giving.staff.faults.text", { count: checks.length }),
    heading: translate(language, "giving.staff.faults.subject"),
    blocks: [
      { kind: "paragraph", text: translate(language, "giving.staff.faults.text", { count: checks.length }) },
      ...checks.flatMap(({ name, claim, faults, examples }) => [
        { kind: "paragraph" as const, text: claim },
        {
          kind: "facts" as const,
          rows: [
            { label: name, value: String(faults), code: true },
            ...examples.map((value) => ({ label: "", value, code: true })),
          ],
        },
      ]),
    ],
  },
});

type GivenUp = Readonly<{
  donationId: string;
  cents: Cents;
  payment: Readonly<{ provider: string; paymentId: string }>;
}>;

/** The provider never answered a refund: a person checks and repeats it if needed. */
export function givenUpRefundLetter({ donationId, cents, payment }: GivenUp, publicUrl: string): Letter {
  const amount = paperTexts(language).format.moneyExact(cents);
  const text = translate(language, "admin-donations.givenUp.text", { amount });
  return {
    kind: "refund-given-up",
    language,
    letter: {
      subject: translate(language, "admin-donations.givenUp.subject"),
      preheader: text,
      heading: translate(language, "admin-donations.givenUp.subject"),
      blocks: [
        { kind: "paragraph", text },
        { kind: "facts", rows: [{ label: payment.provider, value: payment.paymentId, code: true }] },
        {
          kind: "button",
          label: translate(language, "admin-donations.givenUp.button"),
          url: `${publicUrl}/admin/donations/${encodeURIComponent(donationId)}`,
        },
      ],
    },
  };
}
