import { parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { columnListOf, type Row } from "#domain/open-data/datasets.ts";
import { parquetOf } from "./parquet.ts";

const columns = columnListOf("grants");
const row = (id: number): Row => ({
  id: `g${id}`,
  call: "small-plans",
  organisation: id % 2 === 0 ? "مكتبات النور" : null,
  requestedCents: asCents(id * 100),
  awardedCents: asCents(-id),
  awardedOn: "2026-02-28",
});

async function* inBatchesOf(size: number, count: number): AsyncGenerator<Row[]> {
  const rows = Array.from({ length: count }, (_, id) => row(id));
  for (let from = 0; from < count; from += size) yield rows.slice(from, from + size);
}

async function readBack(pieces: AsyncIterable<Uint8Array>): Promise<object[]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const file = Buffer.concat(all);
  const bytes = new Uint8Array(file).buffer;
  return parquetReadObjects({ file: bytes });
}

test("another program reads back what was written, group after group", async () => {
  const rows = await readBack(parquetOf(columns, inBatchesOf(7, 100), 30));
  expect(rows).toHaveLength(100);
  expect(rows[98]).toEqual({
    id: "g98",
    call: "small-plans",
    organisation: "مكتبات النور",
    requestedCents: 9800n,
    awardedCents: -98n,
    awardedOn: new Date("2026-02-28T00:00:00Z"),
  });
  expect(rows[1]).toMatchObject({ organisation: null });
  const whole = await readBack(parquetOf(columns, inBatchesOf(100, 100)));
  expect(whole).toEqual(rows);
});

test("a file without rows has its columns", async () => {
  const rows = await readBack(parquetOf(columns, inBatchesOf(10, 0)));
  expect(rows).toEqual([]);
});
