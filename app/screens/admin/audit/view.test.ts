import { expect, test } from "vitest";
import { auditKey, auditSearch, isNarrowed, readAuditView } from "./view.ts";

test("the address says what is looked for, and reads back the same", () => {
  const search = "?actor=Lotte&action=donation&subject=d1&from=2026-01-01&to=2026-02-28&before=99";
  const view = readAuditView(search);
  expect(view).toEqual({
    actor: "Lotte",
    action: "donation",
    subject: "d1",
    from: "2026-01-01",
    to: "2026-02-28",
    before: "99",
  });
  expect(auditSearch(view)).toBe(search);
});

test("an address that makes no sense shows the plain log", () => {
  const view = readAuditView("?from=yesterday&to=2026-02-31&before=-1&actor=%20");
  expect(auditKey(view)).toEqual("/api/admin/audit");
  expect(isNarrowed(view)).toBe(false);
});
