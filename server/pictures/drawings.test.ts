import { describe, expect, test } from "vitest";
import { formatsFor } from "#app/i18n/format.ts";
import { languages } from "#domain/language.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { byMonth } from "#domain/pictures/by-month.ts";
import { canvasFor, type Canvas } from "./canvas.ts";
import { drawBudgets, drawSplit } from "./draw-budgets.ts";
import { drawFlow } from "./draw-flow.ts";
import { drawMap } from "./draw-map.ts";
import { drawMonths } from "./draw-months.ts";

const format = formatsFor("nl");
const long =
  "Naschoolse huiswerkbegeleiding voor kinderen van arbeidsongeschiktheidsverzekeringsmaatschappijmedewerkers";
const words = { in: "In", out: "Uit" };
const flowWords = { gifts: "Giften", more: "Andere inkomsten" };
const canvases = languages.flatMap((language) =>
  (["wide", "narrow"] as const).map((size) => canvasFor(language, size)),
);

/** Faults of a drawing: invalid numbers, or content beyond its width. */
function faultsOf({ body, height }: { body: string; height: number }, { width }: Canvas): string[] {
  const boxes = [...body.matchAll(/<rect x="([-\d.]+)" y="[-\d.]+" width="([\d.]+)"[^>]*>/g)];
  return [
    ...(body.match(/NaN|Infinity|undefined|="-\d*\.?\d+" height|width="-|height="-/g) ?? []),
    ...(height >= 0 ? [] : [`height ${height}`]),
    ...boxes
      .filter(([, x, w]) => Number(x) < -0.2 || Number(x) + Number(w) > width + 0.2)
      .map(([box]) => box),
  ];
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
      expect(
        faultsOf(drawMonths(canvas, byMonth(found, "2026-11-16", 24), { format, words }), canvas),
      ).toEqual([]);
    });

    test("shares, also one alone", () => {
      const share = { label: long, percent: 100, figure: "100%", colour: "action" } as const;
      expect(faultsOf(drawSplit(canvas, [share]), canvas)).toEqual([]);
      expect([...drawSplit(canvas, [share]).body.matchAll(/<rect/g)]).toHaveLength(101);
      expect(faultsOf(drawSplit(canvas, []), canvas)).toEqual([]);
    });

    test("budgets: none, spent beyond it, taken back, without a budget, of a long name", () => {
      const budget = (budgetCents: number, spentCents: number) => ({
        label: long,
        budgetCents: asCents(budgetCents),
        spentCents: asCents(spentCents),
        figure: "€ 1 van € 2",
      });
      expect(faultsOf(drawBudgets(canvas, []), canvas)).toEqual([]);
      expect(
        faultsOf(
          drawBudgets(canvas, [budget(100, 250), budget(100, -5), budget(0, 0), budget(0, 40)]),
          canvas,
        ),
      ).toEqual([]);
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
      expect(faultsOf(flow(0, 0, []), canvas)).toEqual([]);
      expect(faultsOf(flow(1, 0, [branch(1, [])]), canvas)).toEqual([]);
      expect(
        faultsOf(flow(700, 300, [branch(600, [400, 200]), branch(399, []), branch(1, [1])]), canvas),
      ).toEqual([]);
    });

    test("a map of nowhere, of one place twice and of a place that is not on it", () => {
      const spot = { label: long, figure: "€ 5", lon: 4.9, lat: 52.4 };
      expect(faultsOf(drawMap(canvas, []), canvas)).toEqual([]);
      expect(faultsOf(drawMap(canvas, [spot, spot, { ...spot, lon: -150, lat: -40 }]), canvas)).toEqual([]);
    });
  },
);
