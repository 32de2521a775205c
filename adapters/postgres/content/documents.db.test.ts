import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sealedTexts } from "#adapters/sealed-text.ts";
import { languages } from "#domain/language.ts";
import { readDocument } from "#domain/proofs/statements.ts";
import { testDatabase } from "#testing/database.ts";
import { publicLog } from "../proofs/public-log.ts";
import { signingKeys } from "../proofs/signing-keys.ts";
import { hasSampleRecords, storedDocumentFiles, storedDownloads } from "./documents.ts";

const { pool } = await testDatabase();
const keys = signingKeys(pool, () => sealedTexts(["x".repeat(32)]));
const files = storedDocumentFiles(pool, keys);
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
  expect((await files.facts("en")).get("report")).toEqual({ version: "v2", bytes: 15, sha256: null });
  expect((await files.facts("nl")).size).toBe(0);
});

test("a published version never changes, and its digests are in the public log", async () => {
  const published = (text: string, version: string) =>
    languages.map((language) => ({
      ...file,
      documentId: "report-2023",
      language,
      version,
      bytes: new TextEncoder().encode(`${text} ${language}`),
    }));
  await files.publish(published("first", "1"));
  // Another instance made it too, a moment later and with other figures.
  await files.publish(published("second", "1"));
  const textOf = async (version: string) =>
    Buffer.from((await files.findPublished("report-2023", version, "nl"))?.bytes ?? []).toString();
  expect(await textOf("1")).toBe("first nl");
  const { entries } = await publicLog(pool).read(0);
  const said = entries.map(readDocument).filter(Boolean);
  const digest = createHash("sha256").update("first nl").digest("hex");
  expect(said).toMatchObject([{ id: "report-2023", version: 1, sha256: { nl: digest } }]);
  expect((await files.facts("nl")).get("report-2023")).toEqual({ version: "1", bytes: 8, sha256: digest });

  await files.publish(published("corrected", "2"));
  expect([await textOf("1"), await textOf("2")]).toEqual(["first nl", "corrected nl"]);
  await expect(pool.query("update published_documents set bytes = 'x'")).rejects.toThrow(
    /is refused|permission denied/,
  );
  await expect(pool.query("delete from published_documents")).rejects.toThrow(/is refused|permission denied/);
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
