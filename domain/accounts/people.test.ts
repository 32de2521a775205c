import { expect, test } from "vitest";
import { refusalOfInvitation, refusalOfRoleChange } from "./people.ts";

test("donors can be invited, staff only once", () => {
  expect(refusalOfInvitation("DONOR")).toBeNull();
  for (const role of ["AUDITOR", "STAFF", "ADMIN"]) expect(refusalOfInvitation(role)).toBe("already_invited");
});

test("the last administrator keeps the role", () => {
  const from = "ADMIN";
  expect(refusalOfRoleChange({ from, to: "DONOR", isLastAdmin: true })).toBe("last_admin");
  expect(refusalOfRoleChange({ from, to: "DONOR", isLastAdmin: false })).toBeNull();
  expect(refusalOfRoleChange({ from, to: "ADMIN", isLastAdmin: true })).toBe("already");
});

test("a donor has no staff role to change", () => {
  expect(refusalOfRoleChange({ from: "DONOR", to: "ADMIN", isLastAdmin: false })).toBe("unknown_person");
  expect(refusalOfRoleChange({ from: "STAFF", to: "ADMIN", isLastAdmin: true })).toBeNull();
});
