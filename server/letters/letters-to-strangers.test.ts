import { expect, test } from "vitest";
import type { ContactMessage } from "#domain/contact/ports.ts";
import type { EventToVisit, Registration } from "#domain/events/ports.ts";
import type { GrantApplication } from "#domain/applications/grant/application.ts";
import { languages, type Language } from "#domain/language.ts";
import { letter as letterSchema } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { PartnerApplication } from "#domain/applications/partner/ports.ts";
import { sampleOf } from "#domain/forms/sample-of.fixtures.ts";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import type { VolunteerApplication } from "#domain/applications/volunteer/application.ts";
import { asCents } from "#domain/money/cents.ts";
import { contactLetters } from "./public-form-letters.ts";
import { eventLetters } from "./event-letters.ts";
import { draftLetter, grantLetter } from "./application-letters.ts";
import { partnerLetters } from "./public-form-letters.ts";
import { volunteerLetter } from "./application-letters.ts";

const publicUrl = "https://openhand.example";
const token = "t".repeat(43);
const createdAt = new Date("2026-11-15T10:00:00Z");

const messageSaying = (typed: string, language: Language): ContactMessage => ({
  id: "3f2a9c1e-0000-4000-8000-000000000000",
  topic: "call",
  name: typed,
  email: "daan@example.org",
  message: typed,
  preferredTime: typed,
  phone: typed,
  language,
  createdAt,
});
const applicationSaying = (typed: string, language: Language): VolunteerApplication => ({
  ...sampleOf(volunteerForm),
  id: "a1",
  name: typed,
  email: "fatima@example.org",
  motivationMdx: typed,
  language,
  createdAt,
  consentTextVersion: "volunteer-1",
});
const partnerSaying = (typed: string, language: Language): PartnerApplication => ({
  id: "p1",
  organisation: typed,
  contactName: typed,
  email: "hanna@example.org",
  siteUrl: "https://evil.example/",
  country: "NL",
  plan: typed,
  consentTextVersion: null,
  language,
  createdAt,
});
const grantSaying = (typed: string, language: Language): GrantApplication => ({
  id: "g1",
  callId: "less-alone",
  organisation: typed,
  contactName: typed,
  email: "hanna@example.org",
  amount: asCents(150_000),
  dataProcessing: true,
  draftToken: null,
  answers: { plan: typed },
  language,
  consentTextVersion: "grant-1",
  createdAt,
});
const event: EventToVisit = {
  id: "evening",
  title: { en: "Information evening", nl: "Informatieavond", ar: "أمسية تعريفية" },
  place: { en: "Online", nl: "Online", ar: "عبر الإنترنت" },
  online: true,
  countryCode: "NL",
  startsAt: "2026-11-15T19:30:00+01:00",
  endsAt: "2026-11-15T20:30:00+01:00",
  capacity: 4,
};
const registrationSaying = (typed: string, language: Language): Registration => ({
  id: "5f0c",
  eventId: "evening",
  name: typed,
  email: "noor@example.org",
  people: 2,
  status: "CONFIRMED",
  language,
  createdAt,
});

const lettersTo = (typed: string, language: Language): MailToQueue[] => [
  ...contactLetters(messageSaying(typed, language), "us@example.org", false),
  ...volunteerLetter(publicUrl)(applicationSaying(typed, language), "Education Tutor", token),
  ...partnerLetters(publicUrl)(partnerSaying(typed, language), "us@example.org", token),
  ...grantLetter(publicUrl)(grantSaying(typed, language), "Less alone", token),
  ...eventLetters(publicUrl)("registered", registrationSaying(typed, language), {
    event,
    foundationEmail: "us@example.org",
  }),
];

test("every letter of the public forms can be written in every language", () => {
  const mails = languages.flatMap((language) => [
    ...lettersTo("A shared lunch, every week.", language),
    ...contactLetters(messageSaying("Please call me.", language), "us@example.org", true),
    draftLetter(publicUrl)({
      to: "hanna@example.org",
      language,
      token,
      call: { id: "less-alone", title: { en: "Less alone", nl: "Minder alleen", ar: "بعيدًا عن الوحدة" } },
      closesOn: "2026-12-30",
      expiresAt: createdAt,
      cause: "d1",
    }),
  ]);
  expect(mails).toHaveLength(33);
  for (const { letter } of mails) {
    const { blocks } = letterSchema.parse(letter);
    expect(JSON.stringify(blocks)).not.toMatch(/(form|event)-mail\.|undefined/);
  }
});

test("nothing that a stranger typed is mailed to an address that nobody proved", () => {
  const typed = "Pay again at https://evil.example";
  const mails = languages.flatMap((language) => lettersTo(typed, language));
  const toStrangers = mails.filter(({ to }) => to !== "us@example.org");
  expect(toStrangers).toHaveLength(15);
  for (const { letter } of toStrangers) expect(JSON.stringify(letter)).not.toMatch(/evil|Pay again/);
});

test("whoever is signed in gets a copy, and what they wrote stands in a quote", () => {
  const [copy] = contactLetters(messageSaying("Dear friend, click here", "en"), "us@example.org", true);
  const holding = copy?.letter?.blocks.filter((block) => JSON.stringify(block).includes("click here"));
  expect(holding).toContainEqual({ kind: "quote", text: "Dear friend, click here" });
});

test("applicants of every kind are told where to see how their application stands, and only they", () => {
  const partner = partnerLetters(publicUrl)(partnerSaying("Our kitchen", "nl"), "us@example.org", token);
  const [confirmation, notice] = partner;
  expect(JSON.stringify(confirmation?.letter)).toContain(`https://openhand.example/nl/applications/${token}`);
  expect(confirmation?.forgetOnceSent).toBe(true);
  expect(JSON.stringify(notice?.letter)).not.toContain(token);
});
