import * as fc from "fast-check";
import { expect, test } from "vitest";
import { partnerErrors, readPartnerForm, type PartnerErrors } from "./application-form.ts";

const typed = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "hanna@example.org",
  siteUrl: "",
  country: "Nederland",
  plan: "We would like to open our kitchen to your students twice a week.",
};

const errorsOf = (change: Record<string, unknown>): PartnerErrors => {
  const read = readPartnerForm({ ...typed, ...change });
  return read.ok ? {} : read.errors;
};

test("an application is read as it was typed; a site is optional", () => {
  expect(readPartnerForm({ ...typed, website: "filled in by a program" })).toEqual({
    ok: true,
    form: { ...typed, siteUrl: null },
  });
});

test("an empty form says what is missing, field by field", () => {
  expect(readPartnerForm(null)).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      organisation: "partners.error.organisation_required",
      contactName: "partners.error.contact_required",
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
    expect(readPartnerForm({ ...typed, siteUrl })).toMatchObject({ form: { siteUrl: stored } });
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
    expect(errorsOf({ siteUrl })).toEqual({ siteUrl: "partners.error.site_invalid" });
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
    contactName: "partners.error.contact_long",
    country: "partners.error.country_long",
    plan: "partners.error.plan_long",
  });
});

test("whatever is sent, the answer is an application or at least one known reason; a stored site is a web page", () => {
  const known = new Set<string>(Object.values(partnerErrors));
  const input = fc.record({
    ...Object.fromEntries(Object.entries(typed).map(([k, v]) => [k, fc.constant(v)])),
    siteUrl: fc.oneof(fc.string(), fc.anything()),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), input), (sent) => {
      const read = readPartnerForm(sent);
      const reasons = read.ok ? [...known] : Object.values(read.errors);
      const site = (read.ok && read.form.siteUrl) || "https://";
      expect(site).toMatch(/^https?:\/\//);
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.every((reason) => known.has(reason))).toBe(true);
    }),
  );
});
