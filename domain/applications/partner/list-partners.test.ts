import { expect, test } from "vitest";
import { listPartners } from "./list-partners.ts";

const words = (text: string) => ({ en: text, nl: `${text} (nl)`, ar: `${text} (ar)` });
const partner = {
  id: "al-wafa",
  name: words("Al Wafa"),
  kind: "LOCAL" as const,
  countryCode: "AE",
  licence: { number: "AE-1", authority: words("Authority"), validUntil: "2026-11-15" },
  url: null as string | null,
  description: words("Visits older people"),
};
const list = (changes: Partial<Parameters<typeof asked>[0]>, today = "2026-11-15") =>
  asked({ ...partner, ...changes }, today);
const asked = async (
  record: Omit<typeof partner, "licence"> & { licence: typeof partner.licence | null },
  today: string,
) =>
  (
    await listPartners({
      partners: async () => [record],
      countryName: (code, language) => `${code} in ${language}`,
      today: () => today,
    })("nl")
  )[0];

test("a partner is told in the reader's language, with its licence", async () => {
  expect(await list({})).toEqual({
    id: "al-wafa",
    name: "Al Wafa (nl)",
    kind: "LOCAL",
    country: "AE in nl",
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
