import { createHash } from "node:crypto";
import type pg from "pg";
import type { MadeFile } from "#domain/open-data/ports.ts";

/** The size of a stored piece, which the database compresses. */
const chunkBytes = 256 * 1024;

export async function keepFile(
  pool: pg.Pool,
  runId: number,
  { name, rows, pieces }: MadeFile,
): Promise<void> {
  const digest = createHash("sha256");
  let [bytes, position] = [0, 0];
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const store = async () => {
    await pool.query("insert into open_data_chunks (run_id, name, position, bytes) values ($1, $2, $3, $4)", [
      runId,
      name,
      position,
      Buffer.concat(waiting),
    ]);
    [waiting, waitingBytes, position] = [[], 0, position + 1];
  };
  for await (const piece of pieces) {
    const buffer = Buffer.from(piece);
    digest.update(buffer);
    waiting.push(buffer);
    bytes += buffer.length;
    waitingBytes += buffer.length;
    if (waitingBytes >= chunkBytes) await store();
  }
  if (waitingBytes > 0) await store();
  await pool.query(
    "insert into open_data_files (run_id, name, rows, bytes, sha256) values ($1, $2, $3, $4, $5)",
    [runId, name, rows(), bytes, digest.digest("hex")],
  );
}

export async function* readFile(pool: pg.Pool, runId: number, name: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const { rows } = await pool.query<{ bytes: Buffer }>({
      name: "open-data-chunk",
      text: "select bytes from open_data_chunks where run_id = $1 and name = $2 and position = $3",
      values: [runId, name, position],
    });
    const [chunk] = rows;
    if (!chunk) return;
    yield new Uint8Array(chunk.bytes);
  }
}
