import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { letter as letterSchema } from "#domain/mail/letter.ts";
import { newApplication } from "#domain/volunteering/application.ts";
import { contactLetters } from "./contact-letters.ts";
import { partnerLetters } from "./partner-letters.ts";
import { volunteerLetter } from "./volunteer-letter.ts";

const createdAt = new Date("2026-11-15T10:00:00Z");

test("every letter of the public forms can be written in every language", () => {
  const mails = languages.flatMap((language) => [
    volunteerLetter(
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
    ...partnerLetters(
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
    ),
  ]);
  expect(mails).toHaveLength(15);
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
