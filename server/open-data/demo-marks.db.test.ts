import { parquetReadObjects } from "hyparquet";
import { beforeAll, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { figuresFile } from "#domain/open-data/figures-file.ts";
import { pictureNames } from "#domain/pictures/names.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { translate } from "../translate.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool);
const site = "http://open-hand.test";
const name = async (language: (typeof languages)[number]): Promise<string> =>
  translate(language, "drawings.demo", { foundation: (await foundation.identity()).statutoryName[language] });

beforeAll(() => foundation.openData.make());

/** What leaves the site of a demonstration says that it is invented. */
test("each row of each file says so, in every format", async () => {
  const { files } = (await (await app.request("/api/open-data/manifest")).json()) as {
    files: { name: string; rows: number | null }[];
  };
  const ofRows = files.filter(({ rows }) => rows !== null);
  expect(ofRows.length).toBeGreaterThan(20);
  for (const { name: file, rows } of ofRows) {
    const response = await app.request(`/api/open-data/files/${file}`);
    const marked = file.endsWith(".parquet")
      ? (await parquetReadObjects({ file: await response.arrayBuffer() })).map((row) => row["demonstration"])
      : file.endsWith(".json")
        ? ((await response.json()) as { demonstration: boolean }[]).map(({ demonstration }) => demonstration)
        : csvMarks(await response.text());
    expect([file, marked]).toEqual([file, Array.from({ length: rows ?? 0 }, () => true)]);
  }
});

const csvMarks = (text: string): boolean[] => {
  const [head = "", ...rows] = text.trimEnd().split("\r\n");
  expect(head.endsWith(",demonstration") || head.endsWith(";demonstration")).toBe(true);
  return rows.map((row) => /[,;]true$/.test(row));
};

test("the standard files name the foundation as a demo, and the figures say so", async () => {
  for (const file of ["iati-activities.xml", "iati-organisation.xml", "360giving.json"])
    expect(await (await app.request(`/api/open-data/files/${file}`)).text()).toContain("(demo)");
  const figures = await (await app.request("/open-data/figures.json")).json();
  expect(figures).toMatchObject({ demonstration: true });
  const real = figuresFile([], { asOf: "2026-01-01", isDemo: false });
  expect(real.text).not.toContain("demonstration");
});

test.each(languages)("each drawing and each frame for other sites says so (%s)", async (language) => {
  const prefix = language === "en" ? "" : `/${language}`;
  const mark = await name(language);
  for (const picture of pictureNames) {
    const page = `${site}${prefix}/embed/pictures/${picture}`;
    const svg = await (await app.request(`${prefix}/pictures/${picture}.svg`)).text();
    expect(svg).toContain(mark.slice(mark.lastIndexOf("(")));
    const oembed = await app.request(`/api/oembed?url=${encodeURIComponent(page)}`);
    expect(await oembed.json()).toMatchObject({ provider_name: mark });
  }
  const card = await (await app.request(`${prefix}/figures/raised.svg`)).text();
  expect(card).toContain(mark.slice(mark.lastIndexOf("(")));
});
