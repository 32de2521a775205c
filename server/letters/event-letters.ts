import { eventTime } from "#app/i18n/event-time.ts";
import type { Text } from "#app/i18n/text.tsx";
import { inLanguage } from "#app/routing/language-path.ts";
import type { EventToVisit, Occasion, Registration } from "#domain/events/ports.ts";
import { languageFacts, type Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";
import { staffLanguage } from "./staff-language.ts";

type Told = Exclude<Occasion, "again">;
type About = { event: EventToVisit; foundationEmail: string };

/** Informs the visitor, in our own words only, and the foundation. */
export const eventLetters =
  (publicUrl: string) =>
  (occasion: Occasion, registration: Registration, { event, foundationEmail }: About): MailToQueue[] => {
    // The page confirms a cancelled registration; no mail to the visitor.
    if (occasion === "gave_up") return [noticeOf(occasion, registration, { event, foundationEmail })];
    const letter: MailToQueue = {
      kind: `event-${occasion}`,
      cause: registration.id,
      to: registration.email,
      language: registration.language,
      letter: visitorLetter(occasion, registration, event, publicUrl),
    };
    // A second registration is no news for the foundation.
    return occasion === "again"
      ? [letter]
      : [letter, noticeOf(occasion, registration, { event, foundationEmail })];
  };

const noticeOf = (
  occasion: Told,
  registration: Registration,
  { event, foundationEmail }: About,
): MailToQueue => ({
  kind: `event-notice-${occasion}`,
  cause: registration.id,
  to: foundationEmail,
  language: staffLanguage,
  letter: noticeLetter(occasion, registration, event),
});

function visitorLetter(
  occasion: Exclude<Occasion, "gave_up">,
  registration: Registration,
  event: EventToVisit,
  publicUrl: string,
): Letter {
  const { language } = registration;
  const text: Text = (id, values) => translate(language, id, values);
  const title = isolate(event.title[language]);
  const page = publicUrl + inLanguage(`/events/${event.id}`, language);
  const comes = registration.status === "CONFIRMED";
  const calendar: Block[] = [
    ...(event.online ? [{ kind: "paragraph", text: text("event-mail.online") } as const] : []),
    { kind: "button", label: text("event-mail.calendar"), url: `${page}/calendar.ics` },
  ];
  return {
    subject: text(`event-mail.${occasion}.subject`, { title }),
    preheader: whenOf(event, language, text),
    heading: text(`event-mail.${occasion}.heading`),
    blocks: [
      { kind: "paragraph", text: text("event-mail.greeting") },
      { kind: "paragraph", text: text(`event-mail.${occasion}.text`, { title }) },
      { kind: "facts", rows: factsOf(registration, event, language) },
      ...(comes ? calendar : []),
      { kind: "paragraph", text: text(comes ? "event-mail.giveUp" : "event-mail.giveUpWaiting") },
      {
        kind: "button",
        label: text("event-mail.giveUpButton"),
        url: `${page}?registration=${registration.id}#registration`,
      },
      { kind: "note", text: text("event-mail.notYou") },
    ],
  };
}

function noticeLetter(occasion: Told, registration: Registration, event: EventToVisit): Letter {
  const text: Text = (id, values) => translate(staffLanguage, id, values);
  const subject = text(`event-mail.notice.${occasion}`, { title: isolate(event.title[staffLanguage]) });
  return {
    subject,
    preheader: whenOf(event, staffLanguage, text),
    heading: subject,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: text("event-mail.name"), value: registration.name },
          { label: text("event-mail.email"), value: registration.email, code: true },
          ...factsOf(registration, event, staffLanguage),
          { label: text("event-mail.writesIn"), value: languageFacts[registration.language].name },
        ],
      },
    ],
  };
}

function factsOf({ people }: Registration, event: EventToVisit, language: Language) {
  const text: Text = (id, values) => translate(language, id, values);
  return [
    { label: text("event-mail.event"), value: event.title[language] },
    { label: text("event-mail.when"), value: whenOf(event, language, text) },
    { label: text("event-mail.where"), value: event.place[language] },
    { label: text("event-mail.people"), value: String(people) },
  ];
}

function whenOf(event: EventToVisit, language: Language, text: Text): string {
  const [first, second] = eventTime(event, language, text);
  return text("event-mail.whenIn", { first, second, zone: text(`events.zone.${event.countryCode}`) });
}
