import { expect, test } from "vitest";
import { partOf, parts, partsFor } from "./parts.ts";

test("the day begins with what waits, and ends with what only an administrator opens", () => {
  expect(parts[0]).toEqual({ href: "/admin", label: "back-office.part.today", who: "staff" });
  expect(parts.at(-1)?.who).toBe("admin");
  const forStaff = parts.filter(({ who }) => who !== "admin");
  expect(parts.slice(0, forStaff.length)).toEqual(forStaff);
});

test("a page belongs to the part whose address it continues", () => {
  expect(partOf("/admin")?.href).toBe("/admin");
  expect(partOf("/admin/applications/grant/g1")?.href).toBe("/admin/applications/grant");
  expect(partOf("/admin/applications/grantees")?.href).toBe("/admin");
  expect(partOf("/dashboard")).toBeUndefined();
});

test("staff are offered what staff may open", () => {
  expect(partsFor("ADMIN")).toEqual(parts);
  expect(partsFor("STAFF")).toEqual(parts.filter(({ who }) => who !== "admin"));
});

test("an auditor is offered the books and nothing else", () => {
  expect(partsFor("AUDITOR").map(({ href }) => href)).toEqual([
    "/admin/bank",
    "/admin/expenses",
    "/admin/books",
  ]);
});
