import { beforeAll, expect, test, vi } from "vitest";
import { paperTexts } from "#app/papers/paper-texts.fixtures.ts";
import { renderPaper } from "#app/papers/render-paper.tsx";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { complaintsAbout, numbersTold } from "./complaints.ts";
import { fetchDumps, type Dumps } from "./dumps.ts";
import { recomputeFigures } from "./recompute.ts";
import { recomputeRows, type Answers } from "./recompute-rows.ts";

vi.mock("@react-pdf/renderer", async () => (await import("./paper-pages.tsx")).papersAsPages);
vi.mock("#app/papers/parts/fonts.ts", () => ({
  fontFamilies: [],
  hasGlyph: () => true,
  loadFonts: () => Promise.resolve(),
}));
vi.mock("#app/papers/parts/sourced.tsx", async (original) => ({
  ...(await original<object>()),
  Sourced: (await import("./paper-pages.tsx")).markedSource,
}));
vi.mock("#app/papers/public/project-updates.tsx", async (original) => ({
  ProjectUpdates: (await import("./paper-pages.tsx")).inList((await original<Updates>()).ProjectUpdates),
}));

type Updates = typeof import("#app/papers/public/project-updates.tsx");
const { pool } = await testDatabase("demonstration");
const languages = ["en", "nl", "ar"] as const;
type Printed = Readonly<{ id: string; language: (typeof languages)[number]; html: string }>;
const papers: Printed[] = [];
let [dumps, today, answers]: [Dumps, string, Answers] = [{} as Dumps, "", {}];

beforeAll(async () => {
  const { app, foundation } = await testApp(pool, {
    renderPaper: async (paper, language) => {
      const bytes = await renderPaper(paper, paperTexts(language));
      papers.push({ id: paper.kind, language, html: new TextDecoder().decode(bytes) });
      return bytes;
    },
  });
  await foundation.openData.make();
  const fetchText = async (path: string) => (await app.request(path)).text();
  dumps = await fetchDumps(fetchText);
  today = JSON.parse(await fetchText("/api/open-data/manifest")).asOf;
  answers = { anbi: JSON.parse(await fetchText("/api/anbi-form")) };
  await foundation.documents.makeAll(() => false);
});

const complaints = (printed: readonly Printed[]): string[] => {
  const sources = new Map([...recomputeFigures(dumps, today), ...recomputeRows(dumps, today, answers)]);
  return printed.flatMap(({ id, language, html }) =>
    complaintsAbout(numbersTold(html, { path: `/documents/${id}`, language }), sources).map(
      (found) => `${language} ${id}: ${found}`,
    ),
  );
};

test("every number of every public paper is recomputed from the open data, where the paper says it stands", () => {
  expect(papers.length).toBeGreaterThanOrEqual(12);
  expect(complaints(papers)).toEqual([]);
});

test("a number that names no address, or another's, is found", () => {
  const report = papers.filter(({ id, language }) => id === "annual-report" && language === "en");
  const changed = (change: (html: string) => string) =>
    complaints(report.map((paper) => ({ ...paper, html: change(paper.html) })));
  expect(changed((html) => html.replace("<div>", "<div><p>We reached 4,000 people</p>"))).not.toEqual([]);
  expect(changed((html) => html.replaceAll(/beneficiaries(?:@|\/in\/)\d+/g, ""))).not.toEqual([]);
  expect(changed((html) => html.replaceAll("data-rows", "data-hidden"))).not.toEqual([]);
});
