import { expect, test } from "vitest";
import { money, moment, number } from "./column.ts";
import { isNarrowed, readAsked, sortAfterPress, writeAsked } from "./asked.ts";
import { amount, oneOf, onDay, option, words, year } from "./filter.ts";
import { defineList } from "./list.ts";

const list = defineList({
  name: "gifts",
  path: "/api/admin/gifts",
  page: "/admin/gifts",
  who: "staff",
  summary: "Gifts",
  words: { title: "gifts.title" },
  columns: { id: number(), createdAt: moment(), amountCents: money() },
  key: "id",
  table: ["createdAt", "amountCents"],
  filters: {
    status: oneOf(["NEW", "PAID"], "gifts.status"),
    about: option(),
    year: year(),
    from: onDay(),
    donor: words(),
    least: amount(),
  },
  search: {},
  sorts: { newest: "-createdAt", largest: "-amountCents", smallest: "amountCents" },
  files: true,
});

test("a shared address shows the same list again", () => {
  const search =
    "?status=PAID&about=education-tutor&year=2026&from=2026-02-28&donor=de+Vries+%26+zoon&least=12%2C50&q=Lotte&sort=smallest&before=9%7E1&columns=amountCents.id";
  expect(writeAsked(list, readAsked(list, search))).toBe(search);
});

test("the plain list has one address, however a form asked for it", () => {
  for (const search of [
    "",
    "status=all&about=all&year=all&from=&donor=+&q=&sort=newest&before=",
    "status=LOST&year=1e3&from=2026-02-31&least=-5&sort=random&page=2",
    "columns=createdAt&columns=amountCents",
    "columns=secret",
  ])
    expect(writeAsked(list, readAsked(list, search))).toBe("");
});

test("another order leaves no row out; a filter or a search does", () => {
  expect(isNarrowed(readAsked(list, "?sort=smallest&before=9%7E1"))).toBe(false);
  expect(isNarrowed(readAsked(list, "?donor=Lotte"))).toBe(true);
  expect(isNarrowed(readAsked(list, "?q=Lotte"))).toBe(true);
});

test("a search is never longer than the server reads", () => {
  expect(readAsked(list, `?q=${"a".repeat(300)}`).search).toHaveLength(200);
});

test("a heading is pressed through the orders of its column, and back to the default", () => {
  expect(sortAfterPress(list, "newest", "amountCents")).toBe("largest");
  expect(sortAfterPress(list, "largest", "amountCents")).toBe("smallest");
  expect(sortAfterPress(list, "smallest", "amountCents")).toBe("newest");
  expect(sortAfterPress(list, "newest", "id")).toBeNull();
});
