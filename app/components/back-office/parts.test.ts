import { expect, test } from "vitest";
import { barFor, groupsFor, partOf, parts, partsFor } from "./parts.ts";

test("the day begins with what waits, and ends with what only an administrator opens", () => {
  expect(parts[0]).toEqual({
    href: "/admin",
    label: "back-office.part.today",
    group: "start",
    who: "staff",
  });
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

test("the menu has every part exactly once", () => {
  const inMenu = groupsFor("ADMIN").flatMap((group) => group.parts);
  expect(inMenu.map(({ href }) => href).toSorted()).toEqual(parts.map(({ href }) => href).toSorted());
});

test("a role sees no group in which it may open nothing", () => {
  expect(groupsFor("AUDITOR").map(({ group }) => group)).toEqual(["money"]);
  expect(groupsFor("DONOR")).toEqual([]);
});

test("the bar of a phone has at most four parts that the role may open", () => {
  expect(barFor("STAFF").map(({ href }) => href)).toEqual(["/admin", "/admin/donations", "/admin/bank"]);
  expect(barFor("AUDITOR").map(({ href }) => href)).toEqual([
    "/admin/bank",
    "/admin/expenses",
    "/admin/books",
  ]);
});
