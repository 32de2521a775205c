import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { readDocument } from "#domain/proofs/statements.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool));
});
const path = "/documents/annual-report-2023.pdf?lang=nl";
const downloads = async (id = "annual-report-2023"): Promise<number> => {
  const documents = await (await app.request("/api/documents")).json();
  return documents.find((document: { id: string }) => document.id === id).downloadCount;
};

test("a document is a PDF in the language that was asked for, to be kept under a name that says what it is", async () => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="annual-report-2023-nl.pdf"',
  );
  const text = await response.text();
  expect(text).toMatch(/^%PDF-annual-report in nl/);
  expect(response.headers.get("content-length")).toBe(String(text.length));
});

test("without a language it is in the visitor's", async () => {
  const headers = { "x-language": "ar" };
  const response = await app.request("/documents/governance-documents.pdf", { headers });
  expect(await response.text()).toMatch(/^%PDF-governance in ar/);
});

describe("the count", () => {
  test("goes up by one with every file that leaves", async () => {
    const before = await downloads();
    await app.request(path);
    await app.request(path.replace("nl", "en"));
    expect(await downloads()).toBe(before + 2);
  });

  test("stays when somebody only asks about the file, or a browser fetches it ahead", async () => {
    const before = await downloads();
    const head = await app.request(path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await head.text()).toBe("");
    await app.request(path, { headers: { "sec-purpose": "prefetch;prerender" } });
    expect(await downloads()).toBe(before);
  });

  test("stays when the browser has the file already", async () => {
    const etag = (await app.request(path)).headers.get("etag") ?? "";
    const before = await downloads();
    const again = await app.request(path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await downloads()).toBe(before);
  });
});

test("a published report does not change; a correction is a new version beside it", async () => {
  const read = async (search = "") =>
    Buffer.from(await (await app.request(`${path}${search}`)).arrayBuffer());
  const first = await read();
  const write = (change: object) =>
    pool.query(
      "update content_items set body = body || $1 where kind = 'document' and id = 'annual-report-2023'",
      [change],
    );
  await write({ title: { en: "Annual Report", nl: "Jaarverslag over 2023", ar: "التقرير" } });
  expect(await read()).toEqual(first);

  const correction = { en: "Hours corrected", nl: "Uren verbeterd", ar: "صُححت الساعات" };
  await write({ version: 2, correction });
  const second = await read();
  expect(second).not.toEqual(first);
  expect(await read("&version=1")).toEqual(first);
  const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  const listed = await (await app.request("/api/documents", { headers: { "x-language": "nl" } })).json();
  expect(listed[0]).toMatchObject({ version: 2, correction: "Uren verbeterd", sha256: digest(second) });
  const log = await (await app.request("/api/transparency/log?from=0")).json();
  const said = log.entries
    .map(readDocument)
    .filter((document: { id: string } | null) => document?.id === "annual-report-2023");
  expect(said.map(({ version, sha256 }: { version: number; sha256: object }) => [version, sha256])).toEqual([
    [1, expect.objectContaining({ nl: digest(first) })],
    [2, expect.objectContaining({ nl: digest(second) })],
  ]);
});

test("a gift of this year does not change the report of another", async () => {
  const read = async () => (await app.request(path)).headers.get("etag");
  const before = await read();
  await pool.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
       values (current_date, 'gift', 'one-more', 2, 'Gift received') returning id
     )
     insert into ledger_postings (entry_id, line, account_id, cents)
     select id, 1, 'bank', 2500 from entry union all select id, 2, 'gifts-unrestricted', -2500 from entry`,
  );
  expect(await read()).toBe(before);
});

test("a size is listed once the file is there", async () => {
  await app.request("/documents/impact-report-2023.pdf?lang=en");
  const documents = await (await app.request("/api/documents")).json();
  expect(documents[2].fileSize).toBeGreaterThan(20);
});

test.each(["/documents/nothing.pdf", "/documents/annual-report-2023", "/documents/..%2Fsecret.pdf"])(
  "%s does not exist",
  async (address) => {
    expect((await app.request(address)).status).toBe(404);
  },
);
