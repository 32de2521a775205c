import { expect, test } from "vitest";
import { letterFrame } from "./letter-frame.ts";

const identity = {
  statutoryName: { en: "Open Hand Foundation", nl: "Stichting Open Hand", ar: "مؤسسة اليد المفتوحة" },
  address: { street: "Voorbeeldkade 12", postalCode: "1019 AB", city: "Amsterdam" },
  country: { en: "the Netherlands", nl: "Nederland", ar: "هولندا" },
  email: "contact@openhand.example",
  phone: "+31 20 123 4567",
  rsin: "123456782",
  kvk: "12345678",
};

const frameFor = letterFrame({
  identity: () => Promise.resolve(identity),
  translate: (language, id, values = {}) => `${language} ${id} ${Object.values(values).join(" | ")}`.trim(),
  publicUrl: "https://openhand.example",
});

test("every mail names who receives the gifts, its seat and its numbers", async () => {
  const { footer, foundationName, replyTo } = await frameFor("nl");
  expect(foundationName).toBe("Stichting Open Hand");
  expect(replyTo).toBe("contact@openhand.example");
  expect(footer).toEqual([
    "nl mail.footer.received \u2068Stichting Open Hand\u2069 | \u2066Voorbeeldkade 12, 1019 AB Amsterdam\u2069, Nederland",
    "nl mail.footer.registration \u2066123456782\u2069 | \u206612345678\u2069",
    "nl mail.footer.questions \u2066contact@openhand.example\u2069 | \u2066+31 20 123 4567\u2069",
  ]);
});

test("its home is the site in the letter's own language", async () => {
  expect((await frameFor("en")).homeUrl).toBe("https://openhand.example/");
  expect((await frameFor("ar")).homeUrl).toBe("https://openhand.example/ar");
});
