import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { letter as letterSchema } from "#domain/mail/letter.ts";
import { newApplication } from "#domain/volunteering/application.ts";
import { contactLetters } from "./contact-letters.ts";
import { draftLetter, grantLetter } from "./grant-letters.ts";
import { partnerLetters } from "./partner-letters.ts";
import { volunteerLetter } from "./volunteer-letter.ts";

const publicUrl = "https://openhand.example";
const token = "t".repeat(43);
const createdAt = new Date("2026-11-15T10:00:00Z");

test("every letter of the public forms can be written in every language", () => {
  const mails = languages.flatMap((language) => [
    volunteerLetter(publicUrl)(
      newApplication(
        "a1",
        {
          name: "Fatima",
          email: "fatima@example.org",
          roleId: "education-tutor",
          motivationMdx: "I would love to help children read, every week of the year.",
          consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
        },
        { language, consentTextVersion: "volunteer-1" },
        createdAt,
      ),
      "Education Tutor",
      token,
    ),
    ...contactLetters(
      {
        id: "m1",
        topic: "call",
        name: "Daan",
        email: "daan@example.org",
        message: "Please call me.",
        call: { preferredTime: "Tuesday", phone: "+31 6 12345678" },
        language,
        createdAt,
      },
      "us@example.org",
    ),
    ...partnerLetters(publicUrl)(
      {
        id: "p1",
        organisation: "De Brug",
        contactName: "Hanna",
        email: "hanna@example.org",
        siteUrl: "https://debrug.example/",
        country: "NL",
        plan: "Open our kitchen to your students twice a week.",
        status: "NEW",
        language,
        createdAt,
      },
      "us@example.org",
      token,
    ),
    grantLetter(publicUrl)(
      {
        id: "g1",
        callId: "less-alone",
        organisation: "De Brug",
        contactName: "Hanna",
        email: "hanna@example.org",
        requestedCents: 150_000,
        answers: { plan: "A shared lunch, every week." },
        status: "NEW",
        language,
        consentTextVersion: "grant-1",
        createdAt,
      },
      "Less alone",
      token,
    ),
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
  expect(mails).toHaveLength(21);
  for (const { letter } of mails) {
    const { blocks } = letterSchema.parse(letter);
    expect(JSON.stringify(blocks)).not.toMatch(/form-mail\.|undefined/);
  }
});

test("what people wrote stands in a quote, so that it never passes for our own words", () => {
  const [copy] = contactLetters(
    {
      id: "m1",
      topic: "general",
      name: "Daan",
      email: "daan@example.org",
      message: "Dear friend, click here",
      call: null,
      language: "en",
      createdAt,
    },
    "us@example.org",
  );
  const holding = copy?.letter?.blocks.filter((block) => JSON.stringify(block).includes("click here"));
  expect(holding).toEqual([{ kind: "quote", text: "Dear friend, click here" }]);
});

test("applicants of every kind are told where to see how their application stands, and only they", () => {
  const partner = partnerLetters(publicUrl)(
    {
      id: "p1",
      organisation: "De Brug",
      contactName: "Hanna",
      email: "hanna@example.org",
      siteUrl: null,
      country: "NL",
      plan: "Open our kitchen to your students twice a week.",
      status: "NEW",
      language: "nl",
      createdAt,
    },
    "us@example.org",
    token,
  );
  const [confirmation, notice] = partner;
  expect(JSON.stringify(confirmation?.letter)).toContain(`https://openhand.example/nl/applications/${token}`);
  expect(confirmation?.forgetOnceSent).toBe(true);
  expect(JSON.stringify(notice?.letter)).not.toContain(token);
});
