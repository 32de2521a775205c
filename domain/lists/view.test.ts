import { expect, test } from "vitest";
import { moment, money } from "./column.ts";
import { readAsked } from "./asked.ts";
import { oneOf, words } from "./filter.ts";
import { defineList, type SavedView } from "./list.ts";
import { currentView, hasViews, viewSearch, viewsOf } from "./view.ts";

const list = defineList({
  name: "gifts",
  path: "/api/admin/gifts",
  page: "/admin/gifts",
  who: "staff",
  summary: "Gifts",
  words: { title: "gifts.title" },
  columns: { createdAt: moment(), amountCents: money() },
  key: "createdAt",
  table: ["createdAt", "amountCents"],
  filters: { status: oneOf(["NEW", "PAID"], "gifts.status"), donor: words() },
  search: {},
  sorts: { newest: "-createdAt", largest: "-amountCents" },
  views: { paid: "?status=PAID", flagged: "/admin/flagged" },
});
const own: SavedView = { id: "v1", name: "New", search: "?status=NEW", isShared: false, isOwn: true };
const views = viewsOf(list, [own]);
const shown = (search: string) => {
  const { view, isChanged } = currentView(list, readAsked(list, search), views);
  return [view?.id, isChanged];
};

test("a view has filters, order and columns, and no typed words, page or selection", () => {
  expect(viewSearch(list, "?q=Anna&donor=Anna&status=PAID&sort=largest&before=x&only=1&view=v1")).toBe(
    "?status=PAID&sort=largest",
  );
});

test("the address of a view names it, and its own filters come first", () => {
  expect(views.map(({ href }) => href)).toEqual([
    "/admin/gifts",
    "/admin/gifts?status=PAID&view=paid",
    "/admin/flagged",
    "/admin/gifts?status=NEW&view=v1",
  ]);
});

test.each([
  ["", "all", false],
  ["?status=PAID", "paid", false],
  ["?status=PAID&q=Anna", "paid", false],
  ["?status=PAID&view=v1", "v1", true],
  ["?sort=largest", "all", true],
  // Deleted, or of a colleague who no longer shares it.
  ["?status=NEW&view=gone", "v1", false],
  // The page of another list is never shown here.
  ["?view=flagged", "all", false],
])("%j shows the view %s, changed: %s", (search, id, isChanged) => {
  expect(shown(search)).toEqual([id, isChanged]);
});

test("a list in which nothing can be chosen has no views", () => {
  expect(hasViews(list)).toBe(true);
  const { views: _, search: __, ...rest } = list;
  expect(hasViews({ ...rest, filters: {}, sorts: { newest: "-createdAt" } })).toBe(false);
});
