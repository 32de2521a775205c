import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

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

test("a document is made once and kept; another word in a record makes it anew", async () => {
  const read = async () => (await app.request(path)).headers.get("etag");
  const first = await read();
  expect(await read()).toBe(first);
  await pool.query(
    `update content_items set body = jsonb_set(body, '{title,nl}', '"Jaarverslag over 2023"')
     where kind = 'document' and id = 'annual-report-2023'`,
  );
  expect(await read()).not.toBe(first);
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
