import { expect, test } from "vitest";
import { privacy } from "#domain/content/sample/legal/privacy.ts";
import { languages } from "#domain/language.ts";
import { terms } from "#domain/privacy/terms.ts";

const weekDays = 7;
const yearDays = 365;

/** How each term is said, in English, Dutch and Arabic. What names nobody is not in the statement. */
const said: Record<Exclude<keyof typeof terms, "payment_sessions" | "provider_events">, RegExp[]> = {
  fiscal: [/^Gifts, receipts.*seven years after/, /^Giften, .*zeven jaar na/, /^التبرعات.*سبعة أعوام بعد/],
  declined_volunteers: [
    /not accepted: four weeks/,
    /niet zijn aangenomen: vier weken/,
    /لم يُقبلوا: أربعة أسابيع/,
  ],
  declined_grants: [/otherwise one year/, /anders een jaar/, /وإلا فعام/],
  contact_messages: [/^Messages.*one year/, /^Berichten.*een jaar/, /^الرسائل.*عام/],
  event_registrations: [/event registrations.*one year/, /bijeenkomsten.*een jaar/, /الفعاليات.*عام/],
  partner_applications: [/partner applications: one year/, /partneraanvragen: een jaar/, /الشراكة: عام/],
  support_threads: [/^Conversations.*one year/, /^Gesprekken.*een jaar/, /^المحادثات.*عام/],
  sent_mail: [/^Copies.*30 days/, /^Kopieën.*30 dagen/, /^نسخ.*30 يومًا/],
};

test("the privacy statement says of every term what the nightly job does", () => {
  const items = privacy.sections.find(({ id }) => id === "how-long")?.items ?? [];
  for (const [term, patterns] of Object.entries(said))
    languages.forEach((language, at) => {
      const sentences = items.map((item) => item[language]);
      expect(
        sentences.filter((text) => patterns[at]?.test(text)),
        `${term} in ${language}`,
      ).toHaveLength(1);
    });
});

test("those words mean these numbers", () => {
  expect(terms).toEqual({
    fiscal: { yearsAfterTheYear: 7 },
    declined_volunteers: { days: 4 * weekDays },
    declined_grants: { days: yearDays },
    partner_applications: { days: yearDays },
    contact_messages: { days: yearDays },
    support_threads: { days: yearDays },
    event_registrations: { days: yearDays },
    sent_mail: { days: 30 },
    payment_sessions: { days: 1 },
    provider_events: { days: 90 },
  });
});
