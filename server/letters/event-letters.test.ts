import { expect, test } from "vitest";
import type { EventToVisit, Occasion, Registration } from "#domain/events/ports.ts";
import { languages, type Language } from "#domain/language.ts";
import { withoutIsolates } from "#domain/mail/isolate.ts";
import { letter } from "#domain/mail/letter.ts";
import { eventLetters } from "./event-letters.ts";

const event: EventToVisit = {
  id: "evening",
  title: { en: "Information evening", nl: "Informatieavond", ar: "أمسية تعريفية" },
  place: { en: "Online", nl: "Online", ar: "عبر الإنترنت" },
  online: true,
  countryCode: "AE",
  startsAt: "2026-11-15T19:30:00+04:00",
  endsAt: "2026-11-15T20:30:00+04:00",
  capacity: 4,
};
const registration = (language: Language, status: Registration["status"]): Registration => ({
  id: "5f0c",
  eventId: "evening",
  name: "Noor Haddad",
  email: "noor@example.org",
  people: 2,
  status,
  language,
  createdAt: new Date(),
});
const lettersFor = (occasion: Occasion, language: Language, about = event) =>
  eventLetters("https://openhand.example")(
    occasion,
    registration(language, occasion === "waiting" ? "WAITING" : "CONFIRMED"),
    {
      event: about,
      foundationEmail: "us@example.org",
    },
  );
const wordsOf = (value: unknown): string => withoutIsolates(JSON.stringify(value));

test("whoever registers gets the hour on the event's own clock, the calendar file and a way to give up the place", () => {
  const [mail] = lettersFor("registered", "nl");
  expect(mail).toMatchObject({
    kind: "event-registered",
    cause: "5f0c",
    to: "noor@example.org",
    language: "nl",
  });
  const words = wordsOf(mail?.letter);
  expect(words).toContain("zondag 15 november 2026, 19:30–20:30 uur (tijd in Dubai)");
  expect(words).toContain("https://openhand.example/nl/events/evening/calendar.ics");
  expect(words).toContain("https://openhand.example/nl/events/evening?registration=5f0c#registration");
  expect(words).toContain("U krijgt de link vooraf per e-mail");
});

test("there is no link to follow for an event that has a place", () => {
  const [mail] = lettersFor("registered", "en", { ...event, online: false });
  expect(wordsOf(mail?.letter)).not.toContain("link to join");
});

test("whoever waits gets no calendar file yet", () => {
  const [mail] = lettersFor("waiting", "en");
  expect(mail?.kind).toBe("event-waiting");
  expect(wordsOf(mail?.letter)).not.toContain("calendar.ics");
  expect(wordsOf(mail?.letter)).toContain("?registration=5f0c");
});

test("whoever gives up a place gets no more mail; the foundation hears of everything", () => {
  expect(lettersFor("gave_up", "ar").map(({ to }) => to)).toEqual(["us@example.org"]);
  for (const occasion of ["registered", "waiting", "moved_up"] as const)
    expect(lettersFor(occasion, "ar").map(({ to }) => to)).toEqual(["noor@example.org", "us@example.org"]);
});

test("whoever registers twice is told so, and the foundation is spared", () => {
  const mails = lettersFor("again", "nl");
  expect(mails.map(({ to }) => to)).toEqual(["noor@example.org"]);
  expect(wordsOf(mails[0]?.letter)).toContain("Er is niets veranderd");
});

test("every letter is whole in every language, and one about one thing is never taken for another", () => {
  const mails = languages.flatMap((language) =>
    (["registered", "waiting", "again", "moved_up", "gave_up"] as const).flatMap((occasion) =>
      lettersFor(occasion, language),
    ),
  );
  for (const mail of mails) expect(letter.safeParse(mail.letter).success).toBe(true);
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(8);
});
