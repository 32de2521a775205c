import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import { BudgetTiles, tilesSpent } from "./budget-tiles.tsx";
import { HundredTiles } from "./hundred-tiles.tsx";
import { TileProgress } from "./tile-progress.tsx";

/** Tiles of each tone, counted as the eye does: by the surface each one covers. */
function tilesIn(html: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { groups } of html.matchAll(
    /fill="url\(#[^)]*?(?<tone>[a-z]+)\)" d="M(?<from>\d+) \d+H(?<to>\d+)/g,
  )) {
    const { tone = "", from, to } = groups ?? {};
    counts[tone] = (counts[tone] ?? 0) + (Number(to) - Number(from)) / 24;
  }
  return counts;
}

describe("the spending split", () => {
  const parts = [
    { label: "Program services", percent: 89, tone: "action", figure: "89%" },
    { label: "Administrative", percent: 7, tone: "accent", figure: "7%" },
    { label: "Fundraising", percent: 4, tone: "urgent", figure: "4%" },
  ] as const;
  const html = renderToStaticMarkup(
    <HundredTiles parts={parts} description="89 to programs, 7 and 4 to the rest" />,
  );

  test("is a hundred tiles that can be counted", () => {
    expect(tilesIn(html)).toEqual({ action: 89, accent: 7, urgent: 4 });
  });

  test("says its numbers in words and in a legend", () => {
    expect(html).toContain("89 to programs, 7 and 4 to the rest");
    for (const { label, figure } of parts)
      expect(html).toContain(`${label}</span><bdi class="font-semibold">${figure}`);
  });

  test("is small: one path for a row of a tone, not an element for a tile", () => {
    expect(html.match(/<path/g)?.length).toBeLessThan(30);
  });

  test("always has a hundred tiles", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (one, other) => {
        const drawn = tilesIn(
          renderToStaticMarkup(
            <HundredTiles
              description=""
              parts={[
                { label: "one", percent: one, tone: "action", figure: "" },
                { label: "other", percent: other, tone: "accent", figure: "" },
              ]}
            />,
          ),
        );
        expect((drawn["action"] ?? 0) + (drawn["accent"] ?? 0)).toBe(100);
      }),
    );
  });
});

const progress = (value: number, max?: number) =>
  renderToStaticMarkup(<TileProgress value={value} max={max} label="Winter beds" valueText="in words" />);

describe("a campaign's progress", () => {
  test("is half of its tiles at half of the goal", () => {
    expect(tilesIn(progress(50))).toEqual({ action: 10, empty: 10 });
    expect(tilesIn(progress(150_000, 300_000))).toEqual({ action: 10, empty: 10 });
  });

  test("is full at the goal and stays full beyond it", () => {
    expect(tilesIn(progress(250))).toEqual({ action: 20 });
    expect(progress(250)).toContain('aria-valuenow="100" aria-valuemin="0" aria-valuemax="100"');
  });

  test("has no tile before the first gift", () => {
    expect(tilesIn(progress(0))).toEqual({ empty: 20 });
  });

  test("tells its name and how far it is", () => {
    expect(progress(62)).toContain(
      'role="progressbar" aria-label="Winter beds" aria-valuenow="62" aria-valuemin="0" aria-valuemax="100" aria-valuetext="in words"',
    );
  });

  test("runs from right to left in Arabic", () => {
    expect(progress(62)).toContain("rtl:-scale-x-100");
  });
});

describe("a project's budget", () => {
  const budget = asCents(6_000_000);
  test("is tiles spent and tiles waiting", () => {
    const html = renderToStaticMarkup(
      <BudgetTiles
        spentCents={asCents(4_500_000)}
        budgetCents={budget}
        description="Three quarters is spent"
        spentLabel="€45,000 spent"
        waitingLabel="€15,000 waiting"
      />,
    );
    expect(tilesIn(html)).toEqual({ action: 30, empty: 10 });
    for (const words of ["Three quarters is spent", "€45,000 spent", "€15,000 waiting"])
      expect(html).toContain(words);
  });

  test("looks used up only when it is", () => {
    expect(tilesSpent(asCents(5_999_999), budget, 40)).toBe(39);
    expect(tilesSpent(asCents(6_000_000), budget, 40)).toBe(40);
    expect(tilesSpent(asCents(7_000_000), budget, 40)).toBe(40);
    expect(tilesSpent(noCents, budget, 40)).toBe(0);
  });
});
