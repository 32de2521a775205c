import { expect, test } from "vitest";
import { listPartners } from "./public.ts";
import type { Partner } from "./schema.ts";

const words = (text: string) => ({ en: text, nl: `${text} (nl)`, ar: `${text} (ar)` });
const partner: Partner = {
  id: "al-wafa",
  name: words("Al Wafa"),
  kind: "LOCAL",
  countryCode: "AE",
  licence: { number: "AE-1", authority: words("Authority"), validUntil: "2026-11-15" },
  url: null,
  description: words("Visits older people"),
};
const list = async (changes: Partial<Partner>, today = "2026-11-15") =>
  (await listPartners({ partners: async () => [{ ...partner, ...changes }], today: () => today })("nl"))[0];

test("a partner is told in the reader's language, with its licence", async () => {
  expect(await list({})).toEqual({
    id: "al-wafa",
    name: "Al Wafa (nl)",
    kind: "LOCAL",
    country: "VAE",
    countryCode: "AE",
    licence: { number: "AE-1", authority: "Authority (nl)", validUntil: "2026-11-15" },
    description: "Visits older people (nl)",
  });
});

test("without a licence, or with one that has run out, nothing is claimed", async () => {
  expect(await list({ licence: null })).not.toHaveProperty("licence");
  expect(await list({}, "2026-11-16")).not.toHaveProperty("licence");
});

test("only a page of the web is a link, whatever was stored", async () => {
  expect((await list({ url: "https://alwafa.example/" }))?.url).toBe("https://alwafa.example/");
  for (const url of ["javascript:alert(1)", "data:text/html,hi", "//evil.example", "ftp://files.example"])
    expect(await list({ url })).not.toHaveProperty("url");
});
