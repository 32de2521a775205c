import { expect, test } from "vitest";
import { analyticsKey, analyticsSearch, readAnalyticsView } from "./view.ts";

test("an address is read and written back, and nonsense in it is left out", () => {
  const search = "?from=2026-01-01&to=2026-03-31&by=week&campaign=winter&frequency=MONTHLY";
  expect(analyticsSearch(readAnalyticsView(search))).toBe(search);
  expect(analyticsSearch(readAnalyticsView("?period=9y&by=hour&campaign=all&frequency=all&x=1"))).toBe("");
});

test("from and to count for more than a name, and one of them alone is no period", () => {
  expect(readAnalyticsView("?period=12m&from=2026-01-01&to=2026-02-01")).toEqual({
    from: "2026-01-01",
    to: "2026-02-01",
  });
  expect(readAnalyticsView("?period=12m&from=2026-01-01")).toEqual({ period: "12m" });
});

test("the server asks for the same figures as the browser does", () => {
  expect(analyticsKey("period=12m&campaign=none")).toEqual("/api/admin/analytics?period=12m&campaign=none");
  expect(analyticsKey()).toEqual("/api/admin/analytics");
});
