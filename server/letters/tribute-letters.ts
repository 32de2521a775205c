import { inLanguage } from "#app/routing/language-path.ts";
import type { Donation } from "#domain/giving/donation.ts";
import type { Tribute } from "#domain/giving/tribute.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import { translate } from "../translate.ts";

type About = Readonly<{
  tribute: Tribute;
  donorName: Donation["donorName"];
  language: Donation["language"];
  /** The purpose in their language; null: unrestricted. */
  purpose: string | null;
  publicUrl: string;
}>;

/** To the honoree's contact. It does not get the amount. */
export function tributeLetter({ tribute, donorName, language, purpose, publicUrl }: About): Letter {
  const { type, message } = tribute;
  const name = nameToGreet(donorName);
  const honoree = isolate(tribute.honoree);
  const subject = translate(language, `gift-mail.tribute.subject.${type}`, { honoree });
  return {
    subject,
    preheader: translate(language, "gift-mail.tribute.preheader", { honoree }),
    heading: subject,
    blocks: [
      {
        kind: "paragraph",
        text: name
          ? translate(language, `gift-mail.tribute.from.${type}`, { name: isolate(name), honoree })
          : translate(language, `gift-mail.tribute.unnamed.${type}`, { honoree }),
      },
      ...(purpose
        ? [
            {
              kind: "paragraph",
              text: translate(language, "gift-mail.tribute.purpose", { purpose: isolate(purpose) }),
            } as const,
          ]
        : []),
      ...(message
        ? [
            { kind: "paragraph", text: translate(language, "gift-mail.tribute.message") } as const,
            { kind: "quote", text: message } as const,
          ]
        : []),
      {
        kind: "button",
        label: translate(language, "gift-mail.tribute.button"),
        url: publicUrl + inLanguage("/programs", language),
      },
      { kind: "note", text: translate(language, "gift-mail.tribute.note") },
    ],
  };
}
