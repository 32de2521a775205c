import { expect, test } from "vitest";
import { listKey, listSearch, readListView } from "./list-view.ts";

test("a shared address shows the same list again", () => {
  const view = { status: "WAITING", search: "de Vries & zoon", page: 3 } as const;
  expect(readListView(listSearch(view).slice(1))).toEqual(view);
});

test("the plain list has one address, however a form has asked for it", () => {
  const plain = { status: null, search: "", page: 1 };
  for (const search of ["", "status=all&q=&page=", "status=LOST&page=-2", "page=1.5", "q=%20", "page=1e9"])
    expect(readListView(search)).toEqual(plain);
  expect(listSearch(plain)).toBe("");
  expect(listKey("grant", plain)).toEqual(listKey("grant"));
});

test("a search is never longer than the server reads", () => {
  expect(readListView(`q=${"a".repeat(300)}`).search).toHaveLength(200);
});
