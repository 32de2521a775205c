import { commaOf, defaultLanguage, type Language, type Localized } from "#domain/language.ts";
import { isolate, isolateCode } from "./isolate.ts";

/** Header and footer data of every mail. */
export type LetterFrame = {
  language: Language;
  foundationName: string;
  /** Reply address. */
  replyTo: string;
  homeUrl: string;
  footer: readonly string[];
  unsubscribeLabel: string;
};

type Identity = {
  statutoryName: Localized;
  address: { street: string; postalCode: string; city: string };
  country: Localized;
  email: string;
  phone: string;
  rsin: string;
  kvk: string;
};
type FrameWords =
  | "mail.footer.received"
  | "mail.footer.registration"
  | "mail.footer.questions"
  | "mail.footer.unsubscribe";

type Needs = {
  identity: () => Promise<Identity>;
  translate: (language: Language, id: FrameWords, values?: Record<string, string>) => string;
  publicUrl: string;
};

/** Every mail names the recipient of donations with address and numbers, as some countries require. */
export const letterFrame =
  ({ identity, translate, publicUrl }: Needs) =>
  async (language: Language): Promise<LetterFrame> => {
    const { statutoryName, address, country, email, phone, rsin, kvk } = await identity();
    const name = statutoryName[language];
    return {
      language,
      foundationName: name,
      replyTo: email,
      homeUrl: language === defaultLanguage ? `${publicUrl}/` : `${publicUrl}/${language}`,
      footer: [
        translate(language, "mail.footer.received", {
          statutoryName: isolate(name),
          address: `${isolateCode(`${address.street}, ${address.postalCode} ${address.city}`)}${commaOf(language)} ${country[language]}`,
        }),
        translate(language, "mail.footer.registration", { rsin: isolateCode(rsin), kvk: isolateCode(kvk) }),
        translate(language, "mail.footer.questions", {
          email: isolateCode(email),
          phone: isolateCode(phone),
        }),
      ],
      unsubscribeLabel: translate(language, "mail.footer.unsubscribe"),
    };
  };
