import { expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { hasSampleRecords, storedDocumentFiles, storedDownloads } from "./documents.ts";

const { pool } = await testDatabase();
const files = storedDocumentFiles(pool);
const downloads = storedDownloads(pool);
const bytes = new TextEncoder().encode("%PDF-1.7");
const file = {
  documentId: "report",
  language: "en",
  version: "v1",
  madeAt: new Date("2026-11-09T10:00:00Z"),
  bytes,
} as const;

test("a file comes back as it was kept, and a newer version takes its place", async () => {
  await files.keep(file);
  const found = await files.find("report", "en");
  expect(found).toMatchObject({ version: "v1", madeAt: file.madeAt });
  expect(Buffer.from(found?.bytes ?? [])).toEqual(Buffer.from(bytes));
  expect(await files.find("report", "nl")).toBeNull();

  await files.keep({ ...file, version: "v2", bytes: new TextEncoder().encode("%PDF-1.7 longer") });
  expect((await files.sizes("en")).get("report")).toEqual({ version: "v2", bytes: 15 });
  expect((await files.sizes("nl")).size).toBe(0);
});

test("the date of a version is that of its first language", async () => {
  await files.keep({ ...file, documentId: "audit" });
  await files.keep({
    ...file,
    documentId: "audit",
    language: "ar",
    madeAt: new Date("2026-11-15T10:00:00Z"),
  });
  expect(await files.firstMadeAt("audit", "v1")).toEqual(file.madeAt);
  expect(await files.firstMadeAt("audit", "v2")).toBeNull();
});

test("downloads that come together are all counted, by document and day", async () => {
  await Promise.all(Array.from({ length: 20 }, () => downloads.count("report", "2026-11-14")));
  await downloads.count("report", "2026-11-15");
  await downloads.count("audit", "2026-11-15");
  expect(await downloads.totals()).toEqual(
    new Map([
      ["report", 21],
      ["audit", 1],
    ]),
  );
});

test("a record of the sample is told from one that staff wrote", async () => {
  const write = (kind: string, sample: boolean) =>
    pool.query("insert into content_items (kind, id, body, sample) values ($1, 'one', '{}', $2)", [
      kind,
      sample,
    ]);
  await write("foundation", false);
  await write("partner", true);
  expect(await hasSampleRecords(pool, ["foundation", "document"])).toBe(false);
  await write("document", true);
  expect(await hasSampleRecords(pool, ["foundation", "document"])).toBe(true);
});
