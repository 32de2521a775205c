import { describe, expect, test } from "vitest";
import { formatsFor } from "#app/i18n/format.ts";
import { languages } from "#domain/language.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { byMonth } from "#domain/pictures/by-month.ts";
import { canvasFor, type Canvas } from "./canvas.ts";
import { drawBudgets } from "./draw-budgets.ts";
import { drawFlow } from "./draw-flow.ts";
import { drawMap } from "./draw-map.ts";
import { drawMonths } from "./draw-months.ts";
import { drawSplit } from "./draw-split.ts";

const format = formatsFor("nl");
const long =
  "Naschoolse huiswerkbegeleiding voor kinderen van arbeidsongeschiktheidsverzekeringsmaatschappijmedewerkers";
const words = { in: "In", out: "Uit" };
const flowWords = { gifts: "Giften", more: "Andere inkomsten" };
const canvases = languages.flatMap((language) =>
  (["wide", "narrow"] as const).map((size) => canvasFor(language, size)),
);

/** Every drawing is made of sound numbers and stays within its width. */
function expectSound({ body, height }: { body: string; height: number }, { width }: Canvas): void {
  expect(body).not.toMatch(/NaN|Infinity|undefined|="-\d*\.?\d+" height|width="-|height="-/);
  expect(height).toBeGreaterThanOrEqual(0);
  for (const [, x = "0", w = "0"] of body.matchAll(/<rect x="([-\d.]+)" y="[-\d.]+" width="([\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(-0.2);
    expect(Number(x) + Number(w)).toBeLessThanOrEqual(width + 0.2);
  }
}

describe.each(canvases.map((canvas) => [`${canvas.language}, ${canvas.size}`, canvas] as const))(
  "%s",
  (_, canvas) => {
    test.each([
      ["nothing", []],
      ["one month", [{ month: "2026-11", inCents: asCents(1), outCents: noCents }]],
      [
        "a month in which more went back than came",
        [{ month: "2026-10", inCents: asCents(-250_000), outCents: asCents(90_000) }],
      ],
      ["a rich month", [{ month: "2026-11", inCents: asCents(99_999_999_99), outCents: asCents(12_345) }]],
    ])("months with %s", (_name, found) => {
      expectSound(drawMonths(canvas, byMonth(found, "2026-11-16", 24), { format, words }), canvas);
    });

    test("shares, also one alone", () => {
      const share = { label: long, percent: 100, figure: "100%", colour: "action" } as const;
      expectSound(drawSplit(canvas, [share]), canvas);
      expect([...drawSplit(canvas, [share]).body.matchAll(/<rect/g)]).toHaveLength(101);
      expectSound(drawSplit(canvas, []), canvas);
    });

    test("budgets: none, spent beyond it, taken back, without a budget, of a long name", () => {
      const budget = (budgetCents: number, spentCents: number) => ({
        label: long,
        budgetCents: asCents(budgetCents),
        spentCents: asCents(spentCents),
        figure: "€ 1 van € 2",
      });
      expectSound(drawBudgets(canvas, []), canvas);
      expectSound(drawBudgets(canvas, [budget(100, 250), budget(100, -5), budget(0, 0), budget(0, 40)]), canvas);
    });

    test("a flow of nothing, of one branch, of many with long names", () => {
      const branch = (cents: number, into: readonly number[]) => ({
        id: String(cents),
        title: long,
        cents: asCents(cents),
        into: into.map((each) => ({ id: String(each), title: long, cents: asCents(each), into: [] })),
      });
      const flow = (giftsCents: number, moreCents: number, branches: ReturnType<typeof branch>[]) =>
        drawFlow(
          canvas,
          { giftsCents: asCents(giftsCents), moreCents: asCents(moreCents), branches },
          { format, words: flowWords },
        );
      expectSound(flow(0, 0, []), canvas);
      expectSound(flow(1, 0, [branch(1, [])]), canvas);
      expectSound(flow(700, 300, [branch(600, [400, 200]), branch(399, []), branch(1, [1])]), canvas);
    });

    test("a map of nowhere, of one place twice and of a place that is not on it", () => {
      const spot = { label: long, figure: "€ 5", lon: 4.9, lat: 52.4 };
      expectSound(drawMap(canvas, []), canvas);
      expectSound(drawMap(canvas, [spot, spot, { ...spot, lon: -150, lat: -40 }]), canvas);
    });
  },
);
