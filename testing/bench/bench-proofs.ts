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
import type { GiftProof } from "#domain/proofs/gift-proof.ts";
import { verifyProof } from "#domain/proofs/verify-proof.ts";
import { ownServer } from "../own-server.ts";
import { measure, type Measured } from "./computing.ts";
import { record } from "./figure.ts";
import { say } from "../say.ts";

/**
 * `npm run bench:proofs`: a million gifts sealed the first time, again after a thousand new ones, and proofs of them served, each with
 * the ratio to bare SHA-256 of the same bytes in the same run. BENCH_GIFTS asks for another number.
 */
const gifts = Number(process.env["BENCH_GIFTS"] ?? 1_000_000);
const newGifts = 1000;
const proofsAsked = 500;
const mostSeconds = 30;
const mostProofMs = 5;
const commitmentBytes = 77;
const leafBytes = 41;
const nodeBytes = 81;
/** What a tree of a million is computed again of for one proof: the insides of three tiles. */
const hashesOfProof = 3 * 255;

const server = await ownServer();
const pool = openPool(server.connectionString, { patient: true });
try {
  await migrateToLatest(pool);
  await fill(1, gifts);
  const texts = sealedTexts(["a secret of more than thirty-two letters"]);
  const keys = signingKeys(pool, () => texts);
  const seal = sealBooks(pool, keys);
  const first = await measure(pool, () => seal(new Date()));
  await fill(gifts + 1, gifts + newGifts);
  const again = await measure(pool, () => seal(new Date()));
  const size = await treeSize();
  const bare = await measure(pool, () => {
    bareHashes(gifts, commitmentBytes);
    bareHashes(size, leafBytes);
    bareHashes(size, nodeBytes);
  });
  report(`sealing ${gifts} gifts`, first, bare);
  const bareNodes = await measure(pool, () => bareHashes(size, nodeBytes));
  report(`sealing again after ${newGifts} new ones`, again, bareNodes);
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

async function fill(from: number, to: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Rows of a past that never happened: the guards of single changes would only be asked a million times for nothing.
    await client.query("set local session_replication_role = replica");
    await client.query(
      `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select date '2026-01-01' + n % 300, 'gift', md5(n::text), 2, md5(n::text), 'Gift received'
       from generate_series($1::int, $2::int) n`,
      [from, to],
    );
    await client.query(
      `insert into ledger_postings (entry_id, line, account_id, cents)
       select id, line, account, side * (500 + id % 9000)
       from ledger_entries, (values (1, 'bank', 1), (2, 'gifts-unrestricted', -1)) as l (line, account, side)
       where id >= $1`,
      [from],
    );
  });
  await pool.query("analyze");
  await summariseLedger(pool);
}

async function treeSize(): Promise<number> {
  const { rows } = await pool.query<{ size: number }>("select max(size) as size from seal_trees");
  return rows[0]?.size ?? 0;
}

/** In the form in which Node is quickest. */
function bareHashes(times: number, bytes: number): void {
  const hashed = randomBytes(bytes);
  for (let i = 0; i < times; i += 1) hash("sha256", hashed, "binary");
}

async function serve(keys: ReturnType<typeof signingKeys>): Promise<void> {
  const proofsOf = giftProofs(pool, publicLog(pool));
  const { rows } = await pool.query<{ id: string }>(
    "select donation_id as id from sealed_gifts order by md5(donation_id) limit $1",
    [proofsAsked],
  );
  const known = await keys.published();
  const proofs: GiftProof[] = [];
  const times: number[] = [];
  const served = await measure(pool, async () => {
    for (const { id } of rows) {
      const started = performance.now();
      proofs.push(...(await proofsOf(id)));
      times.push(performance.now() - started);
    }
  });
  for (const proof of proofs)
    if (!(await verifyProof(proof, known)).ok)
      throw new Error(`The proof of ${proof.gift.donationId} does not verify`);
  const bare = await measure(pool, () => bareHashes(proofs.length * hashesOfProof, nodeBytes));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  const each = (ms: number) => (ms / proofs.length).toFixed(2);
  record({
    what: "a proof served",
    value: served.computingMs / proofs.length,
    unit: "ms",
    limit: { what: "bare SHA-256 of its nodes", value: bare.computingMs / proofs.length },
    goal: { atMost: mostProofMs },
  });
  say(
    `a proof served: ${each(served.computingMs)} ms of computing, database included, ${ratio(served, bare)} times bare SHA-256 ` +
      `of its nodes (${each(bare.computingMs)} ms); by the clock ${at(0.5)} ms (median), ${at(0.95)} ms (95 of 100)`,
  );
}

function report(what: string, { ms, computingMs }: Measured, bare: Measured): void {
  const limit = { what: "bare SHA-256", value: bare.computingMs / 1000 };
  record({ what, value: computingMs / 1000, unit: "s", limit, goal: { atMost: mostSeconds } });
  say(
    `${what}: ${inSeconds(computingMs)} of computing (${inSeconds(ms)} by the clock), ` +
      `${ratio({ ms, computingMs }, bare)} times bare SHA-256 of the same bytes (${inSeconds(bare.computingMs)})`,
  );
}

function ratio(work: Measured, bare: Measured): string {
  return (work.computingMs / bare.computingMs).toFixed(1);
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
