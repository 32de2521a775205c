import { eventTime } from "#app/i18n/event-time.ts";
import type { EventToVisit, Occasion, Registration } from "#domain/events/ports.ts";
import { languageFacts, type Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { letterWriter, staffLanguage, type Row } from "./letter-writer.ts";

type Reported = Exclude<Occasion, "again">;
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
  occasion: Reported,
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
  const { language, id } = registration;
  const { letterOf, text, paragraph, facts, link, note } = letterWriter(language, publicUrl);
  const title = isolate(event.title[language]);
  const page = `/events/${event.id}`;
  const comes = registration.status === "CONFIRMED";
  return letterOf(
    {
      subject: text(`event-mail.${occasion}.subject`, { title }),
      preheader: whenOf(event, language),
      heading: text(`event-mail.${occasion}.heading`),
    },
    paragraph("event-mail.greeting"),
    paragraph(`event-mail.${occasion}.text`, { title }),
    facts(...rowsOf(registration, event, language)),
    comes && event.online && paragraph("event-mail.online"),
    comes && link("event-mail.calendar", `${page}/calendar.ics`),
    paragraph(comes ? "event-mail.giveUp" : "event-mail.giveUpWaiting"),
    link("event-mail.giveUpButton", `${page}?registration=${id}#registration`),
    note("event-mail.notYou"),
  );
}

function noticeLetter(occasion: Reported, registration: Registration, event: EventToVisit): Letter {
  const { letterOf, text, facts, row, code } = letterWriter(staffLanguage);
  const title = isolate(event.title[staffLanguage]);
  return letterOf(
    { subject: text(`event-mail.notice.${occasion}`, { title }), preheader: whenOf(event, staffLanguage) },
    facts(
      row("event-mail.name", registration.name),
      code("event-mail.email", registration.email),
      ...rowsOf(registration, event, staffLanguage),
      row("event-mail.writesIn", languageFacts[registration.language].name),
    ),
  );
}

function rowsOf({ people }: Registration, event: EventToVisit, language: Language): Row[] {
  const { row } = letterWriter(language);
  return [
    row("event-mail.event", event.title[language]),
    row("event-mail.when", whenOf(event, language)),
    row("event-mail.where", event.place[language]),
    row("event-mail.people", String(people)),
  ];
}

function whenOf(event: EventToVisit, language: Language): string {
  const { text } = letterWriter(language);
  const [first, second] = eventTime(event, language, text);
  return text("event-mail.whenIn", { first, second, zone: text(`events.zone.${event.countryCode}`) });
}
