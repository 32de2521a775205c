import { expect, test } from "vitest";
import type { PartnerValues } from "./application-form.ts";
import { applyAsPartner } from "./apply-as-partner.ts";
import type { PartnerApplication, WithPartnerStores } from "./ports.ts";

const form: PartnerValues = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "hanna@example.org",
  siteUrl: null,
  country: "Nederland",
  plan: "We would like to open our kitchen to your students twice a week.",
};
const monday = new Date("2026-11-09T10:00:00Z");

const office = (stored: "added" | "already_sent" = "added") => {
  const seen = {
    applications: [] as PartnerApplication[],
    since: [] as Date[],
    lettersAbout: [] as string[],
  };
  const withTransaction: WithPartnerStores = (work) =>
    work({
      addUnlessSentSince: async (application, since) => {
        seen.applications.push(application);
        seen.since.push(since);
        return stored === "added" ? stored : { earlierId: "p0" };
      },
      sayAgainByMail: async () => {},
      writeLetters: async ({ id }, foundationEmail) =>
        void seen.lettersAbout.push(`${id} to ${foundationEmail}`),
    });
  return {
    seen,
    apply: applyAsPartner({
      withTransaction,
      foundationEmail: async () => "us@example.org",
      clock: () => monday,
      newId: () => "p1",
    }),
  };
};

test("an application is stored as new, and letters are written about it", async () => {
  const { seen, apply } = office();
  expect(await apply(form, "ar")).toEqual({ ok: true, stored: "added" });
  expect(seen.applications).toEqual([
    { ...form, id: "p1", language: "ar", createdAt: monday, consentTextVersion: null },
  ]);
  expect(seen.lettersAbout).toEqual(["p1 to us@example.org"]);
});

test("the very same application within a day is thanked for again and not written about", async () => {
  const { seen, apply } = office("already_sent");
  expect(await apply(form, "ar")).toEqual({ ok: true, stored: "already_sent" });
  expect(seen.since).toEqual([new Date("2026-11-08T10:00:00Z")]);
  expect(seen.lettersAbout).toEqual([]);
});
