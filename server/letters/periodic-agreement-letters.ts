import { inLanguage } from "#app/routing/language-path.ts";
import type { ShortAgreement } from "#domain/giving/periodic/periodic-shortfall.ts";
import type { Language } from "#domain/language.ts";
import { isolate, isolateCode } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { Cents } from "#domain/money/cents.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import { translate } from "../translate.ts";

/** In December, to donors below the yearly sum of their agreement. */
export function shortfallLetter(short: ShortAgreement, language: Language, publicUrl: string): Letter {
  const { format } = paperTexts(language);
  const money = (cents: Cents) => isolate(format.moneyExact(cents));
  const until = isolate(format.date(`${short.year}-12-31`));
  const [number, amount] = [isolateCode(short.transactionNumber), money(short.missingCents)];
  return {
    subject: translate(language, "gift-mail.short.subject", { year: String(short.year) }),
    preheader: translate(language, "gift-mail.short.preheader", { amount, date: until }),
    heading: translate(language, "gift-mail.short.heading"),
    blocks: [
      { kind: "paragraph", text: translate(language, "gift-mail.greeting", { name: isolate(short.name) }) },
      {
        kind: "paragraph",
        text: translate(language, "gift-mail.short.text", { number, amount, date: until }),
      },
      {
        kind: "facts",
        rows: [
          { label: translate(language, "gift-mail.short.yearly"), value: money(short.yearlyCents) },
          { label: translate(language, "gift-mail.short.counted"), value: money(short.countedCents) },
          { label: translate(language, "gift-mail.short.missing"), value: amount },
        ],
      },
      {
        kind: "button",
        label: translate(language, "gift-mail.short.button"),
        url: publicUrl + inLanguage("/donate", language),
      },
      {
        kind: "button",
        label: translate(language, "gift-mail.short.agreement"),
        url: publicUrl + inLanguage("/dashboard/periodic-gift", language),
      },
      { kind: "note", text: translate(language, "gift-mail.short.note") },
    ],
  };
}
