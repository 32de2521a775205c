import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readForm, type FormErrors } from "#domain/forms/define-form.ts";
import { partnerForm } from "./application-form.ts";

const typed = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "hanna@example.org",
  siteUrl: "",
  country: "Nederland",
  plan: "We would like to open our kitchen to your students twice a week.",
};

const errorsOf = (change: Record<string, unknown>): FormErrors<typeof partnerForm> => {
  const read = readForm(partnerForm, { ...typed, ...change });
  return read.ok ? {} : read.errors;
};

test("an application is read as it was typed; a site is optional", () => {
  expect(readForm(partnerForm, { ...typed, website: "filled in by a program" })).toEqual({
    ok: true,
    values: { ...typed, siteUrl: null },
  });
});

test("an empty form says what is missing, field by field", () => {
  expect(readForm(partnerForm, null)).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      organisation: "partners.error.organisation_required",
      contactName: "partners.error.contact_name_required",
      email: "partners.error.email_invalid",
      country: "partners.error.country_required",
      plan: "partners.error.plan_short",
    },
  });
});

test("a site may be typed without https and becomes an address staff can open", () => {
  for (const [siteUrl, stored] of [
    ["example.org", "https://example.org/"],
    ["http://example.org/about us", "http://example.org/about%20us"],
    ["HTTPS://Example.org", "https://example.org/"],
  ])
    expect(readForm(partnerForm, { ...typed, siteUrl })).toMatchObject({ values: { siteUrl: stored } });
});

test("what is no page of the web is refused as a site", () => {
  for (const siteUrl of [
    "javascript:alert(1)",
    "ftp://example.org",
    "mailto:a@example.org",
    "nothing",
    "https://user@example.org",
    `example.org/${"x".repeat(500)}`,
  ])
    expect(errorsOf({ siteUrl })).toEqual({ siteUrl: "partners.error.site_url_invalid" });
});

test("the plan needs thirty characters, and nothing may be longer than we store", () => {
  expect(errorsOf({ plan: "x".repeat(29) })).toEqual({ plan: "partners.error.plan_short" });
  expect(errorsOf({ plan: "x".repeat(30) })).toEqual({});
  expect(
    errorsOf({
      organisation: "x".repeat(201),
      contactName: "x".repeat(201),
      country: "x".repeat(101),
      plan: "x".repeat(5001),
    }),
  ).toEqual({
    organisation: "partners.error.organisation_long",
    contactName: "partners.error.contact_name_long",
    country: "partners.error.country_long",
    plan: "partners.error.plan_long",
  });
});

test("whatever is typed as a site, a stored one is a web page", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything()), (siteUrl) => {
      const read = readForm(partnerForm, { ...typed, siteUrl });
      expect((read.ok && read.values.siteUrl) || "https://").toMatch(/^https?:\/\//);
    }),
  );
});
