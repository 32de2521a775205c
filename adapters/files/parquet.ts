import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import type { Column, ColumnType, Row, Value } from "#domain/open-data/datasets.ts";

/** Rows in memory at once, and per row group. */
const rowsInGroup = 5000;

type Stored = Pick<SchemaElement, "type" | "converted_type">;
const storedAs: Readonly<Record<ColumnType, Stored>> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  count: { type: "INT64" },
  cents: { type: "INT64" },
  day: { type: "INT32", converted_type: "DATE" },
  truth: { type: "BOOLEAN" },
  number: { type: "DOUBLE" },
};

/** Streams a Parquet file: a row group is written before the next is read. */
export async function* parquetOf(
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
  groupSize = rowsInGroup,
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema: schemaOf(columns) });
  let rows: Row[] = [];
  const write = () => {
    const columnData = columns.map(({ name, type }) => ({
      name,
      data: rows.map((row) => valueOf(row[name] ?? null, type)),
    }));
    void parquet.write({ columnData, rowGroupSize: groupSize });
    rows = [];
  };
  for await (const batch of batches) {
    for (const row of batch) {
      rows.push(row);
      if (rows.length >= groupSize) write();
    }
    yield* written(writer);
  }
  if (rows.length > 0) write();
  void parquet.finish();
  yield* written(writer);
}

function* written(writer: ByteWriter): Generator<Uint8Array> {
  if (writer.index === 0) return;
  yield writer.getBytes().slice();
  // `offset` continues: the footer lists the position of every group.
  writer.index = 0;
}

const schemaOf = (columns: readonly Column[]): SchemaElement[] => [
  { name: "root", num_children: columns.length },
  ...columns.map(({ name, type }) => ({ name, repetition_type: "OPTIONAL" as const, ...storedAs[type] })),
];

function valueOf(value: Value, type: ColumnType): Value | bigint | Date | undefined {
  if (value === null) return undefined;
  if (type === "day") return new Date(`${value}T00:00:00Z`);
  return typeof value === "number" && type !== "number" ? BigInt(value) : value;
}
