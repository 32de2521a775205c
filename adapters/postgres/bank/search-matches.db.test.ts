import { expect, test } from "vitest";
import { awaitTransfers, referenceNumber } from "#testing/awaited-transfers.ts";
import { testDatabase } from "#testing/database.ts";
import { donorSearch } from "./search-matches.ts";

const { pool, owner } = await testDatabase();
const count = 30_000;
const references = Array.from({ length: count }, (_, place) => referenceNumber(place));

test("donors are searched by index, also among many donations", async () => {
  await awaitTransfers(pool, references, 2500);
  await owner.query(
    `update donations set donor_name = 'Donor ' || id, donor_email = reference || '@example.org',
       created_at = '2024-01-01'::timestamptz + amount_cents * interval '1 second' + (random() * interval '300 days')`,
  );
  await owner.query(
    `update donations set donor_name = 'Saskia Bakker', created_at = '2020-01-01' where reference = $1`,
    [references[7]],
  );
  await owner.query(
    `update donations set donor_name = 'Piet Bakker', created_at = '2026-01-01' where reference = $1`,
    [references[9]],
  );
  await owner.query("analyze donations");
  const search = async (typed: string) =>
    (await pool.query<{ name: string }>(donorSearch, [`${typed}%`, typed])).rows.map(({ name }) => name);
  expect(await search("saskia b")).toEqual(["Saskia Bakker"]);
  expect(await search("bakker")).toEqual(["Piet Bakker"]);
  expect(await search((references[7] ?? "").toLowerCase())).toEqual(["Saskia Bakker"]);
  for (const typed of ["saskia", "nobody at all"]) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${donorSearch}`, [
      `${typed}%`,
      typed,
    ]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toContain("Seq Scan");
    for (const index of ["donations_by_address", "donations_by_name"]) expect(plan).toContain(index);
  }
}, 60_000);
