import { expect, test } from "vitest";
import { isNarrowed, listKey, listSearch, readListView } from "./list-view.ts";

const plain = {
  status: null,
  search: "",
  about: null,
  assignee: null,
  waiting: null,
  sort: "newest",
  page: 1,
} as const;

test("a shared address shows the same list again", () => {
  const view = {
    status: "WAITING",
    search: "de Vries & zoon",
    about: "education-tutor",
    assignee: "me",
    waiting: "14",
    sort: "oldest",
    page: 3,
  } as const;
  expect(readListView(listSearch(view).slice(1))).toEqual(view);
});

test("the plain list has one address, however a form has asked for it", () => {
  for (const search of [
    "",
    "status=all&q=&about=all&assignee=all&waiting=all&sort=newest&page=",
    "status=LOST&page=-2&waiting=3&sort=random",
    "page=1.5",
    "q=%20",
    "page=1e9",
  ])
    expect(readListView(search)).toEqual(plain);
  expect(listSearch(plain)).toBe("");
  expect(listKey("grant", plain)).toEqual("/api/admin/applications/grant/list");
});

test("another order leaves nobody out, a search does", () => {
  expect(isNarrowed({ ...plain, sort: "name", page: 2 })).toBe(false);
  expect(isNarrowed({ ...plain, assignee: "nobody" })).toBe(true);
});

test("a search is never longer than the server reads", () => {
  expect(readListView(`q=${"a".repeat(300)}`).search).toHaveLength(200);
});
