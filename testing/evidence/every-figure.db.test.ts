import { beforeAll, describe, expect, test } from "vitest";
import { renderingFromBuild } from "#server/pages/rendering.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import type { Allowed } from "./allowed.ts";
import { complaintsAbout, numbersTold, type Told } from "./complaints.ts";
import { fetchDumps, type Dumps, type Row } from "./dumps.ts";
import { recomputeFigures } from "./recompute.ts";
import { recomputeRows, type Answers } from "./recompute-rows.ts";

const { pool } = await testDatabase("demonstration");
const languages = ["en", "nl", "ar"] as const;
/** Some four hundred pages are drawn, perhaps beside other work. */
const everyPageMs = 300_000;
type Page = Readonly<{ path: string; language: (typeof languages)[number]; html: string }>;

let fetchText: (path: string) => Promise<string>;
let dumps: Dumps;
let answers: Answers;
let today: string;
const pages: Page[] = [];

beforeAll(async () => {
  const { renderer, assetsFor } = await renderingFromBuild();
  const { app, foundation } = await testApp(pool, { renderer: await renderer(), assetsFor });
  await foundation.openData.make();
  // A published report is an entry of the log.
  await foundation.documents.makeAll(() => false);
  fetchText = async (path) => (await app.request(path)).text();
  dumps = await fetchDumps(fetchText);
  answers = await published();
  today = JSON.parse(await fetchText("/api/open-data/manifest")).asOf;
  for (const path of await everyPath())
    for (const language of languages) {
      const address = language === "en" ? path : `/${language}${path === "/" ? "" : path}`;
      pages.push({ path, language, html: await fetchText(address) });
    }
}, everyPageMs);

/** What is published under an address of its own and made from nothing smaller that could be. */
async function published(): Promise<Answers> {
  const read = async (path: string): Promise<unknown> => JSON.parse(await fetchText(path));
  return {
    log: await read("/api/transparency/log?from=0"),
    anbi: await read("/api/anbi-form"),
    "decision-times": [await read("/api/decision-times"), await read("/api/grant-decisions")],
    "paid/1": await read("/api/expenses/1"),
  };
}

/** Every address that search engines are told, and the page of every figure. */
async function everyPath(): Promise<string[]> {
  const listed = [...(await fetchText("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)];
  const figures = JSON.parse(await fetchText("/api/figures")) as { id: string }[];
  const paths = listed.map(([, path = ""]) => path || "/").filter((path) => !/^\/(nl|ar)(\/|$)/.test(path));
  const others = ["/transparency/expenses/1", "/sign-in", "/no-such-page"];
  return [...paths, ...figures.map(({ id }) => `/figures/${id}`), ...others];
}

const sourcesFrom = (files: Dumps): ReadonlyMap<string, Allowed> =>
  new Map([...recomputeFigures(files, today), ...recomputeRows(files, today, answers)]);

/** A page is read once, and held to one version of the files after the other. */
const read = new Map<string, readonly Told[]>();
function toldBy({ html, ...where }: Page): readonly Told[] {
  const told = read.get(html) ?? numbersTold(html, where);
  read.set(html, told);
  return told;
}

const complaints = (shown: readonly Page[], files = dumps): string[] => {
  const sources = sourcesFrom(files);
  return shown.flatMap((page) =>
    complaintsAbout(toldBy(page), sources).map((found) => `${page.language} ${page.path}: ${found}`),
  );
};

test("every number on every page is recomputed from the files of the open data, in three languages", () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(complaints(pages)).toEqual([]);
});

test("every figure that a page names has a page of its own", async () => {
  const named = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/href="\/(?:(?:nl|ar)\/)?(figures\/[^"?.]+)"/g)].map(([, path]) => path),
    ),
  );
  expect(named.size).toBeGreaterThan(40);
  const known = new Set(pages.map(({ path }) => path.slice(1)));
  expect([...named].filter((path) => !known.has(path ?? ""))).toEqual([]);
});

test("what each month of this year raised is the sum of its published lines and sums", () => {
  const income = [...dumps.lines, ...dumps.sums].filter(({ heading }) => heading === "individuals");
  const monthOf = (row: Row): string => String(row["day"] ?? row["period"]).slice(0, "2026-11".length);
  const months = dumps.months.filter(({ id }) => String(id).startsWith(today.slice(0, 4)));
  expect(months.map(({ id, raisedCents }) => [id, raisedCents])).toEqual(
    months.map(({ id }) => {
      const own = income.filter((row) => monthOf(row) === id);
      return [id, own.reduce((sum, { cents }) => sum - Number(cents), 0)];
    }),
  );
});

describe("nothing of it goes unnoticed:", () => {
  const inEnglish = () => pages.filter(({ language }) => language === "en");
  const changed = (
    dataset: keyof Dumps,
    column: string,
    isMeant: (row: Row) => boolean = () => true,
  ): Dumps => {
    const place = dumps[dataset].findIndex((row) => isMeant(row) && typeof row[column] === "number");
    const rows = dumps[dataset].map((row, each) =>
      each === place ? { ...row, [column]: Number(row[column]) + 1 } : row,
    );
    return { ...dumps, [dataset]: rows };
  };

  test.for<[keyof Dumps, string, ((row: Row) => boolean)?]>([
    ["lines", "cents", ({ project, heading }) => project !== null && heading === "objectives"],
    ["months", "raisedCents"],
    ["campaigns", "raisedCents"],
    ["purposes", "goalCents"],
    ["projects", "budgetCents"],
    ["budgets", "cents"],
    ["funds", "closingCents", ({ period }) => period === String(new Date().getFullYear() - 2)],
    ["records", "value"],
    ["results", "value", ({ kind }) => kind === "ACTUAL"],
    ["promises", "unitCostCents"],
  ])("one more in %s, %s", ([dataset, column, isMeant]) => {
    expect(complaints(inEnglish(), changed(dataset, column, isMeant))).not.toEqual([]);
  });

  const home = (language: Page["language"], change: (html: string) => string): string[] =>
    complaints(
      pages
        .filter((page) => page.path === "/" && page.language === language)
        .map((page) => ({ ...page, html: change(page.html) })),
    );

  test("a number that somebody types into a page, in the digits of any language", () => {
    const typed = (text: string) => (html: string) => html.replace("</h1>", `</h1><p>${text}</p>`);
    expect(home("en", typed("We reached 4,000 people"))).toHaveLength(1);
    expect(home("nl", typed("Wij bereikten 4.000 mensen"))).toHaveLength(1);
    expect(home("ar", typed("وصلنا إلى ٤٬٠٠٠ إنسان"))).toHaveLength(1);
    expect(home("en", (html) => html.replace("</h1>", '</h1><img alt="12 wells">'))).toHaveLength(1);
  });

  test("a figure whose mark is hidden, or that bears another's", () => {
    expect(home("en", (html) => html.replace('data-figure="countries"', ""))).not.toEqual([]);
    expect(home("en", (html) => html.replace('data-figure="countries"', 'data-figure="raised"'))).not.toEqual(
      [],
    );
    expect(
      home("en", (html) => html.replace('data-figure="countries"', 'data-figure="made-up"')),
    ).not.toEqual([]);
  });

  test("a figure that is a little larger on the page than in the files", () => {
    expect(home("nl", (html) => html.replace("25.946", "25.947"))).not.toEqual([]);
    expect(home("ar", (html) => html.replaceAll("28,350", "28,351"))).not.toEqual([]);
    expect(home("en", (html) => html.replace("€2.4M", "€2.5M"))).not.toEqual([]);
  });
});
