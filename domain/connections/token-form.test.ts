import { expect, test } from "vitest";
import { readTokenForm, type TypedToken } from "./token-form.ts";

const typed: TypedToken = { name: " Accounting ", scopes: ["books:read"], lastDay: "", networks: "" };
const today = "2026-11-16";

test("a token needs a name and one thing that it may do", () => {
  expect(readTokenForm(typed, today)).toEqual({
    ok: true,
    wish: { name: "Accounting", scopes: ["books:read"], lastDay: null, networks: [] },
  });
  expect(readTokenForm({ ...typed, name: "  ", scopes: ["everything"] }, today)).toEqual({
    ok: false,
    errors: { name: "no_name", scopes: "no_scopes" },
  });
  expect(readTokenForm({ ...typed, name: "a".repeat(101) }, today)).toMatchObject({
    errors: { name: "long_name" },
  });
});

test("it may end today or later", () => {
  expect(readTokenForm({ ...typed, lastDay: today }, today)).toMatchObject({ wish: { lastDay: today } });
  for (const lastDay of ["2026-11-15", "2026-02-30", "soon"])
    expect(readTokenForm({ ...typed, lastDay }, today)).toMatchObject({ errors: { lastDay: "past_day" } });
});

test("one that reads personal data ends within a year", () => {
  const personal = { ...typed, scopes: ["books:read", "donors:read"] };
  for (const lastDay of ["", "2027-11-18"])
    expect(readTokenForm({ ...personal, lastDay }, today)).toMatchObject({ errors: { lastDay: "no_end" } });
  expect(readTokenForm({ ...personal, lastDay: "2027-11-16" }, today)).toMatchObject({ ok: true });
});

test("it may be bound to addresses", () => {
  expect(readTokenForm({ ...typed, networks: "203.0.113.7\n2001:db8::/32" }, today)).toMatchObject({
    wish: { networks: ["203.0.113.7", "2001:db8::/32"] },
  });
  for (const networks of ["our office", Array(21).fill("10.0.0.1").join(",")])
    expect(readTokenForm({ ...typed, networks }, today)).toMatchObject({
      errors: { networks: "no_networks" },
    });
});
