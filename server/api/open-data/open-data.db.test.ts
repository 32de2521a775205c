import { createHash } from "node:crypto";
import { parquetReadObjects } from "hyparquet";
import { beforeAll, describe, expect, test } from "vitest";
import { datasets, type Row, type Value } from "#domain/open-data/datasets.ts";
import type { Dataset } from "#domain/open-data/rows.ts";
import { testApp } from "#testing/app.ts";
import { liveAsCanary, token } from "#testing/canary.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
let program: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  program = await testApp(pool);
});
const ask = (path: string, headers: Record<string, string> = {}) => program.app.request(path, { headers });

async function allRows(dataset: Dataset, limit = 1000): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = ""; ;) {
    const page = await (await ask(`/api/open-data/${dataset}?limit=${limit}${after}`)).json();
    rows.push(...page.rows);
    if (page.next === null) return rows;
    after = `&after=${page.next}`;
  }
}
const fileBytes = async (name: string) =>
  Buffer.from(await (await ask(`/api/open-data/files/${name}`)).arrayBuffer());

test("before the first run there is nothing, and it says when to ask again", async () => {
  expect(await (await ask("/api/open-data")).json()).toEqual({ made: null });
  const refused = await ask("/api/open-data/lines");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([404, "60"]);
});

describe("once it is made, also of somebody whose name is easy to find", () => {
  beforeAll(async () => {
    await liveAsCanary(program, pool);
    await pool.query(
      `update donations set donor_name = 'x${token}', tribute_message = '${token}', tribute_honoree = '${token}'
       where donor_email like '${token}%'`,
    );
    await program.foundation.openData.make();
  });

  test("lines and sums together are the ledger, in every closed year and under every heading", async () => {
    const published = [...(await allRows("lines")), ...(await allRows("sums"))];
    const heading = new Map((await allRows("accounts")).map((row) => [row["id"], row["heading"]]));
    const sums = new Map<string, number>();
    const add = (year: string, under: Value | undefined, cents: Value | undefined) => {
      const key = `${year} ${String(under)}`;
      sums.set(key, (sums.get(key) ?? 0) + Number(cents));
    };
    for (const row of published)
      add(String(row["bookedOn"] ?? row["period"]).slice(0, 4), row["heading"], row["cents"]);
    const { rows } = await pool.query<{ year: number; account: string; cents: number }>(
      `select extract(year from booked_on)::int as year, account_id as account, sum(cents)::bigint as cents
       from ledger_entries join ledger_postings on entry_id = id group by 1, 2`,
    );
    const { rows: closed } = await pool.query<{ year: number }>(
      "select max(year) as year from book_years where is_closed",
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { year, account, cents } of rows) add(String(year), heading.get(account) ?? account, -cents);
    const isClosed = (key: string) => Number(key.slice(0, 4)) <= (closed[0]?.year ?? 0);
    expect([...sums].filter(([key, cents]) => isClosed(key) && cents !== 0)).toEqual([]);
  });

  test("every format of every dataset says the same, and has the digest of the manifest", async () => {
    const { files, asOf, throughEntry } = await (await ask("/api/open-data/manifest")).json();
    expect([asOf.length, throughEntry > 0]).toEqual([10, true]);
    for (const { name, bytes, sha256 } of files) {
      const content = await fileBytes(name);
      expect([name, content.length, createHash("sha256").update(content).digest("hex")]).toEqual([
        name,
        bytes,
        sha256,
      ]);
    }
    for (const dataset of datasets) {
      const rows = await allRows(dataset, 7 * datasets.length);
      expect(JSON.parse(String(await fileBytes(`${dataset}.json`)))).toEqual(
        rows.map((row) => ({ ...row, demonstration: true })),
      );
      const csv = String(await fileBytes(`${dataset}.csv`))
        .trimEnd()
        .split("\r\n");
      expect(csv).toHaveLength(rows.length + 1);
      const parquet = await parquetReadObjects({
        file: new Uint8Array(await fileBytes(`${dataset}.parquet`)).buffer,
      });
      const cents = Object.keys(rows[0] ?? {}).find((name) => /cents$/i.test(name)) ?? "none";
      const total = (of: readonly Record<string, unknown>[]) =>
        of.reduce((sum, row) => sum + Number(row[cents] ?? 0), 0);
      expect([dataset, parquet.length, total(parquet)]).toEqual([dataset, rows.length, total(rows)]);
    }
  });

  test("no donor is in any file: no name, no address, no message, no gift's number", async () => {
    const { rows } = await pool.query<{ told: string }>(
      `select unnest(array[id, donor_email, donor_name, tribute_honoree, tribute_message, reference]) as told
       from donations union select description from ledger_entries where donation_id is not null
       union select contact_email from grant_applications union select contact_name from grant_applications`,
    );
    const secrets = rows.map(({ told }) => told).filter((told) => told && told.length > 4);
    expect(secrets.length).toBeGreaterThan(100);
    const { files } = await (await ask("/api/open-data/manifest")).json();
    for (const { name } of files) {
      const content = name.endsWith(".parquet")
        ? JSON.stringify(
            await parquetReadObjects({ file: new Uint8Array(await fileBytes(name)).buffer }),
            (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value),
          )
        : String(await fileBytes(name));
      expect(content.includes(token)).toBe(false);
      expect([name, secrets.filter((secret) => content.includes(secret))]).toEqual([name, []]);
    }
  });

  test("addresses that others register lead to the files, from any site", async () => {
    for (const [path, file] of [
      ["/open-data/ledger.csv", "lines.csv"],
      ["/open-data/ledger.json", "lines.json"],
      ["/open-data/figures.json", "figures.json"],
      ["/open-data/iati/activities.xml", "iati-activities.xml"],
      ["/open-data/iati/organisation.xml", "iati-organisation.xml"],
      ["/open-data/360giving.json", "360giving.json"],
    ] as const) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get("access-control-allow-origin")]).toEqual([
        path,
        200,
        "*",
      ]);
      expect(Buffer.from(await response.arrayBuffer()).equals(await fileBytes(file))).toBe(true);
    }
    const { figures } = await (await ask("/open-data/figures.json")).json();
    const told = (await (await ask("/api/figures/raised")).json()) as { value: number };
    expect(figures.find(({ id }: { id: string }) => id === "raised")).toMatchObject({ value: told.value });
  });

  test("what is asked for again is answered with nothing new, from any site", async () => {
    const first = await ask("/api/open-data/sums?limit=3", { origin: "https://elsewhere.example" });
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const again = await ask("/api/open-data/sums?limit=3", {
      "if-none-match": first.headers.get("etag") ?? "",
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const preflight = await program.app.request("/api/open-data/lines", { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([
      204,
      "GET, HEAD",
    ]);
    expect((await ask("/api/open-data/files/nothing.csv")).status).toBe(404);
    expect((await ask("/api/open-data/lines?limit=0")).status).toBe(422);
  });

  test("a second run leaves what was published before it findable by its digest, and serves its own", async () => {
    const before = await (await ask("/api/open-data/manifest")).json();
    for (let times = 0; times < 3; times += 1) await program.foundation.openData.make();
    const after = await (await ask("/api/open-data/manifest")).json();
    expect(after.updatedAt > before.updatedAt).toBe(true);
    const { rows } = await pool.query<{ runs: number; kept: number }>(
      `select count(distinct run_id)::int as runs, (select count(distinct run_id)::int from open_data_chunks) as kept
       from open_data_files`,
    );
    expect(rows).toEqual([{ runs: 4, kept: 2 }]);
  });
});
