import { expect, test } from "vitest";
import { agreementsKey, agreementsSearch, readAgreementsView } from "./view.ts";

test("an address is read and written back, and nonsense in it is left out", () => {
  const search = "?state=ACTIVE&q=van+den+Berg&before=2026-11-15T12%3A00%3A00.000Z%7Ex";
  expect(agreementsSearch(readAgreementsView(search))).toBe(search);
  expect(agreementsSearch(readAgreementsView("?state=all&q=+&before="))).toBe("");
  expect(agreementsKey(readAgreementsView("?state=ENDED"))).toBe(
    "/api/admin/periodic-agreements?state=ENDED",
  );
});
