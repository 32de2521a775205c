import { beforeAll, expect, test } from "vitest";
import type { RecordAnswer } from "#domain/content/editing/answers.ts";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let staff: TestVisitor;

beforeAll(async () => {
  staff = await demoVisitor((await testApp(pool)).app, "staff@example.org");
});

const [sample] = sampleContent("2020-01-01").post;
if (!sample) throw new Error("The sample has no post");
const at = (id: string, rest = "") => `/api/admin/content/post/${id}${rest}`;
const urgent = {
  ...sample,
  publishedOn: "2020-01-01",
  title: { en: "", nl: "Overstroming", ar: "" },
  summary: { en: "", nl: "Wij helpen.", ar: "" },
  body: { en: "", nl: "De dijk brak.", ar: "" },
  author: { en: "", nl: "Redactie", ar: "" },
  cover: null,
};

const read = async (path: string) => (await staff.send("GET", path)).text();
const open = async (id: string) => (await (await staff.send("GET", at(id))).json()) as RecordAnswer;

test("urgent news is published in one language, and the others say so", async () => {
  const refused = await staff.send("POST", at("flood", "/publication"), { basedOn: 0, body: urgent });
  expect(refused.status).toBe(422);
  const body = { ...urgent, untranslated: ["en", "ar"] };
  expect((await staff.send("POST", at("flood", "/publication"), { basedOn: 0, body })).status).toBe(200);
  for (const language of ["en", "nl", "ar"]) {
    const post = await staff.send("GET", `/api/posts/flood?language=${language}`);
    expect(await post.json()).toMatchObject({ title: "Overstroming", untranslated: ["en", "ar"] });
  }
  // The draft keeps what was written, and nothing of the other language.
  expect((await open("flood")).body).toMatchObject({ title: { en: "", nl: "Overstroming", ar: "" } });
});

test("feeds and the site map show it in its own language only", async () => {
  expect(await read("/nl/posts/feed.xml")).toContain("Overstroming");
  expect(await read("/posts/feed.xml")).not.toContain("Overstroming");
  expect(await read("/ar/posts/feed.xml")).not.toContain("Overstroming");
  const map = await read("/sitemap.xml");
  const entries = map.split("\n").filter((line) => line.includes("/posts/flood"));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatch(/<loc>[^<]*\/nl\/posts\/flood<\/loc>/);
  expect(entries[0]).toMatch(/hreflang="x-default" href="[^"]*\/nl\/posts\/flood"/);
  expect(entries[0]).not.toContain('hreflang="ar"');
});

test("a translation that comes later makes it a page of that language", async () => {
  const { version } = await open("flood");
  const title = { en: "Flood", nl: "Overstroming", ar: "" };
  const texts = (key: "summary" | "body" | "author") => ({ ...urgent[key], en: "English" });
  const body = {
    ...urgent,
    title,
    summary: texts("summary"),
    body: texts("body"),
    author: texts("author"),
    untranslated: ["ar"],
  };
  await staff.send("POST", at("flood", "/publication"), { basedOn: version, body });
  expect(await read("/posts/feed.xml")).toContain("Flood");
  // Visitors without a translation read the source.
  expect(await (await staff.send("GET", "/api/posts/flood?language=ar")).json()).toMatchObject({
    title: "Flood",
  });
});

test("one language stays", async () => {
  const body = { ...urgent, untranslated: ["en", "nl", "ar"] };
  const refused = await staff.send("POST", at("none", "/publication"), { basedOn: 0, body });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    problems: expect.arrayContaining([{ path: "untranslated", reason: "no_language_left" }]),
  });
});

test("a paragraph stays outdated after a save, until it is confirmed; confirming twice is the same", async () => {
  const text = (en: string) => ({ ...sample, body: { en, nl: "Een.\n\nTwee.", ar: "أول.\n\nثان." } });
  await staff.send("PUT", at("memory"), { basedOn: 0, body: text("One.\n\nTwo.") });
  await staff.send("PUT", at("memory"), { basedOn: 1, body: text("One.\n\nTwo, changed.") });
  expect((await open("memory")).translations["body.nl"]).toEqual({ "Een.": "One.", "Twee.": "Two." });
  const confirmed = { place: "body.nl", paragraph: "Twee.", source: "Two, changed." };
  for (const _ of [1, 2])
    expect((await staff.send("POST", at("memory", "/confirmed-translations"), confirmed)).status).toBe(200);
  const { translations, version } = await open("memory");
  expect(translations["body.nl"]).toEqual({ "Een.": "One.", "Twee.": "Two, changed." });
  expect(translations["body.ar"]).toEqual({ "أول.": "One.", "ثان.": "Two." });
  expect(version).toBe(2);
  const logged = await pool.query<{ n: number }>(
    "select count(*) as n from audit_log where action = 'content.translation_confirmed' and subject_id = 'memory'",
  );
  expect(logged.rows[0]?.n).toBe(1);
  const unknown = await staff.send("POST", at("nothing-here", "/confirmed-translations"), confirmed);
  expect(unknown.status).toBe(404);
});
