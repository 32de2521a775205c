import { expect, test } from "vitest";
import { closeYear } from "./close-year.ts";
import type { Closing } from "./ports.ts";

const nothingOpen = {
  bank: 0,
  providers: 0,
  transit: 0,
  transfers: 0,
  expected: 0,
  suspense: 0,
  documents: 0,
};
const adopted = { adoptedOn: "2026-05-20", adoptedBy: "A. Chair, B. Treasurer", remark: "" };
const treasurer = { userId: "u1", role: "ADMIN" } as const;

function closing(open = nothingOpen) {
  const closed: Closing[] = [];
  const close = closeYear({
    today: () => "2026-11-16",
    openPoints: async () => open,
    close: async (one) => {
      closed.push(one);
      return "closed";
    },
  });
  return { closed, close: (year: number, typed = adopted) => close(year, typed, treasurer, "r1") };
}

test("a year that is over closes with the board's date and names", async () => {
  const { close, closed } = closing();
  expect(await close(2025)).toEqual({ ok: true });
  expect(closed).toEqual([{ ...adopted, year: 2025, remark: null }]);
});

test("a year that is not over stays open", async () => {
  expect(await closing().close(2026)).toEqual({ ok: false, reason: "not_over" });
});

test.each(["2025-12-31", "2026-11-17"])("a board cannot have adopted it on %s", async (adoptedOn) => {
  const { close, closed } = closing();
  expect(await close(2025, { ...adopted, adoptedOn })).toEqual({ ok: false, reason: "adopted_when" });
  expect(closed).toEqual([]);
});

test("what is still open has to be explained", async () => {
  const { close, closed } = closing({ ...nothingOpen, documents: 3 });
  expect(await close(2025)).toEqual({ ok: false, reason: "open_points" });
  expect(await close(2025, { ...adopted, remark: "Three invoices burnt" })).toEqual({ ok: true });
  expect(closed).toMatchObject([{ remark: "Three invoices burnt" }]);
});
