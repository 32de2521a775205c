import { hash, randomBytes } from "node:crypto";
import { openPool } from "#adapters/postgres/base/client.ts";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { giftProofs } from "#adapters/postgres/proofs/gift-proofs.ts";
import { publicLog } from "#adapters/postgres/proofs/public-log.ts";
import { sealBooks } from "#adapters/postgres/proofs/seal-books.ts";
import { signingKeys } from "#adapters/postgres/proofs/signing-keys.ts";
import { sealedTexts } from "#adapters/sealed-text.ts";
import { verifyProof } from "#domain/proofs/verify-proof.ts";
import { ownServer } from "../own-server.ts";

/**
 * `npm run bench:proofs`: a million gifts sealed the first time and again, and proofs of them served, each with the ratio to bare
 * SHA-256 of the same bytes in the same run. BENCH_GIFTS asks for another number.
 */
const gifts = Number(process.env["BENCH_GIFTS"] ?? 1_000_000);
const proofsAsked = 500;
const leafBytes = 41;
const nodeBytes = 81;

const server = await ownServer();
const pool = openPool(server.connectionString, { patient: true });
try {
  await migrateToLatest(pool);
  await fill();
  const texts = sealedTexts(["a secret of more than thirty-two letters"]);
  const keys = signingKeys(pool, () => texts);
  const seal = sealBooks(pool, keys);
  const first = await timed(() => seal(new Date()));
  await refundOne();
  const again = await timed(() => seal(new Date()));
  const bare = bareHashes(await treeSize());
  say(
    `sealing ${gifts} gifts: ${inSeconds(first)}, ${(first / bare).toFixed(1)} times bare SHA-256 (${inSeconds(bare)})`,
  );
  say(`sealing them again in another order: ${inSeconds(again)}, ${(again / bare).toFixed(1)} times`);
  await serve(keys);
  const { rows } = await pool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(name))::bigint as bytes
     from unnest(array['sealed_gifts', 'seal_tiles', 'seal_orders']::regclass[]) as name`,
  );
  say(
    `kept: ${Math.round((rows[0]?.bytes ?? 0) / gifts)} bytes a gift, with the trees of the sealing before until they are vacuumed`,
  );
} finally {
  await pool.end();
  await server.stop();
}

async function fill(): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Rows of a past that never happened: the guards of single changes would only be asked a million times for nothing.
    await client.query("set local session_replication_role = replica");
    await client.query(
      `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select date '2026-01-01' + n % 300, 'gift', md5(n::text), 2, md5(n::text), 'Gift received'
       from generate_series(1, $1::int) n`,
      [gifts],
    );
    await client.query(
      `insert into ledger_postings (entry_id, line, account_id, cents)
       select id, line, account, side * (500 + id % 9000)
       from ledger_entries, (values (1, 'bank', 1), (2, 'gifts-unrestricted', -1)) as l (line, account, side)`,
    );
  });
  await pool.query("analyze");
  await summariseLedger(pool);
}

/** Something new to seal. */
async function refundOne(): Promise<void> {
  await pool.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select booked_on, 'refund', 'bench', 2, donation_id, 'Refund' from ledger_entries order by id limit 1 returning id)
     insert into ledger_postings (entry_id, line, account_id, cents)
     select id, line, account, cents from entry, (values (1, 'refunds', 1), (2, 'bank', -1)) as l (line, account, cents)`,
  );
}

async function treeSize(): Promise<number> {
  const { rows } = await pool.query<{ size: number }>("select max(size) as size from seal_trees");
  return rows[0]?.size ?? 0;
}

/** A commitment for each gift, and as many leaves and nodes as the tree has. */
function bareHashes(size: number): number {
  const [commitment, leaf, node] = [randomBytes(81), randomBytes(leafBytes), randomBytes(nodeBytes)];
  const started = performance.now();
  for (let i = 0; i < gifts; i += 1) hash("sha256", commitment, "buffer");
  for (let i = 0; i < size; i += 1) hash("sha256", leaf, "buffer");
  for (let i = 1; i < size; i += 1) hash("sha256", node, "buffer");
  return performance.now() - started;
}

async function serve(keys: ReturnType<typeof signingKeys>): Promise<void> {
  const proofsOf = giftProofs(pool, publicLog(pool));
  const { rows } = await pool.query<{ id: string }>(
    "select donation_id as id from sealed_gifts order by donation_id limit $1",
    [proofsAsked],
  );
  const known = await keys.published();
  const times: number[] = [];
  for (const { id } of rows) {
    const started = performance.now();
    const [proof] = await proofsOf(id);
    times.push(performance.now() - started);
    if (!(await verifyProof(proof, known)).ok) throw new Error(`The proof of ${id} does not verify`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  say(`a proof served: ${at(0.5)} ms (median), ${at(0.95)} ms (95 of 100), database included`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
