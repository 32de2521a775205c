import { expect, test } from "vitest";
import { sampleFrame } from "#domain/mail/letter.fixtures.ts";
import { letter as letterSchema } from "#domain/mail/letter.ts";
import { renderLetter } from "#domain/mail/render-letter.ts";
import { emailCampaignLetter } from "./email-campaign-letter.ts";

const upload = "0123456789abcdef0123456789abcdef";
const body = `Dear {name},

## What your gift did

See **[the plan](/anbi)**, or [call](tel:+31201234567).

- One bed
- Two meals

![A bed](upload:${upload})

![Raised](figure:raised-2025)

[Give again](donate:winter)`;

const campaign = {
  subject: { en: "{name}, thank you", nl: "Dank u", ar: "شكرًا" },
  body: { en: body, nl: body, ar: body },
  language: "en",
  name: "Noor",
  foundationName: "Open Hand",
  purpose: "news",
  token: "secret-token",
  publicUrl: "https://openhand.example",
} as const;

const rendered = (changes: Partial<Parameters<typeof emailCampaignLetter>[0]> = {}) => {
  const letter = emailCampaignLetter({ ...campaign, ...changes });
  expect(letterSchema.parse(letter)).toEqual(letter);
  return renderLetter(letter, sampleFrame(changes.language ?? "en"));
};

test("text and HTML say the same, with links to the pages themselves", () => {
  const { subject, html, text } = rendered();
  expect(subject).toBe("Noor, thank you");
  for (const words of ["What your gift did", "the plan", "One bed", "Give again", "you agreed to"]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  for (const link of ["https://openhand.example/anbi", "https://openhand.example/donate?campaign=winter"]) {
    expect(html).toContain(link);
    expect(text).toContain(link);
  }
  expect(html).toContain("https://openhand.example/unsubscribe/secret-token");
  expect(text).toContain("https://openhand.example/unsubscribe/secret-token");
  expect(text).toContain("- One bed");
});

test("nothing in it reports that the email was opened", () => {
  const { html } = rendered();
  const pictures = [...html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, url]) => url);
  expect(pictures).toEqual([
    `https://openhand.example/uploads/${upload}-960.webp`,
    "https://openhand.example/figures/raised-2025.png",
  ]);
  expect(html.split("secret-token")).toHaveLength(2);
});

test("links lead to the reader's language, in the reader's direction", () => {
  const { html } = rendered({ language: "ar" });
  expect(html).toContain('dir="rtl"');
  expect(html).toContain("https://openhand.example/ar/anbi");
  expect(html).toContain("padding-right:24px");
});

test("a name with markup or a link is text, and a missing name is not a gap", () => {
  expect(rendered({ name: "<b>**x**</b>" }).html).toContain("&lt;b&gt;**x**&lt;/b&gt;");
  expect(rendered({ name: "www.example.org" }).text).not.toContain("www.example.org");
  expect(rendered({ name: null }).text).toContain("Dear \u2068reader\u2069,");
});
