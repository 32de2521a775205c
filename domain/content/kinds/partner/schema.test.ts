import { expect, test } from "vitest";
import { partner } from "./schema.ts";

const words = { en: "Al Wafa", nl: "Al Wafa", ar: "الوفاء" };
const withUrl = (url: string) =>
  partner.safeParse({
    id: "al-wafa",
    name: words,
    kind: "LOCAL",
    countryCode: "NL",
    licence: null,
    url,
    description: words,
  });

test("a partner's address is a page of the web", () => {
  expect(withUrl("https://alwafa.example/").success).toBe(true);
  for (const url of ["javascript:alert(1)", "data:text/html,hi", "file:///etc/passwd", "alwafa"])
    expect(withUrl(url).success).toBe(false);
});
