import { expect, test } from "vitest";
import { routes } from "../../routes.ts";
import { partOf, parts, partsFor } from "./parts.ts";

test("every part leads to a page of the back office that exists", () => {
  for (const { href, admin } of parts)
    expect(routes.find(({ path }) => path === href)).toMatchObject({ who: admin ? "admin" : "staff" });
});

test("a page belongs to the part whose address it continues", () => {
  expect(partOf("/admin")?.href).toBe("/admin");
  expect(partOf("/admin/applications/grant/g1")?.href).toBe("/admin/applications/grant");
  expect(partOf("/admin/applications/grantees")?.href).toBe("/admin");
  expect(partOf("/dashboard")).toBeUndefined();
});

test("staff are offered what staff may open", () => {
  expect(partsFor("ADMIN")).toEqual(parts);
  expect(partsFor("STAFF").every(({ admin }) => admin === undefined)).toBe(true);
});
