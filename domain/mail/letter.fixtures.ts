import type { Language } from "#domain/language.ts";
import type { Letter } from "./letter.ts";
import type { LetterFrame } from "./letter-frame.ts";

export const sampleLetter = (changes: Partial<Letter> = {}): Letter => ({
  subject: "Your receipt",
  preheader: "Thank you",
  heading: "Thank you for your gift",
  blocks: [{ kind: "paragraph", text: "Your gift has arrived." }],
  ...changes,
});

export const sampleFrame = (language: Language = "en"): LetterFrame => ({
  language,
  foundationName: language === "ar" ? "مؤسسة اليد المفتوحة" : "Open Hand Foundation",
  replyTo: "contact@openhand.example",
  homeUrl: "https://openhand.example/",
  footer: ["RSIN \u2066123456782\u2069"],
  unsubscribeLabel: "Unsubscribe from these emails",
});
