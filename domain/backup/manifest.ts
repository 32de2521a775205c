import * as z from "zod";

const count = z.int().nonnegative();
/** Cents and sums of digests as text: they may exceed a safe integer. */
const exact = z.string().regex(/^-?\d+$/);

/** A summary of a database. Two with equal facts have equal content. */
const backupFacts = z.object({
  /** The migrations that made its tables, in order. */
  migrations: z.array(z.string()).min(1),
  /** Rows per table, and an order-independent sum of row digests. */
  tables: z.record(z.string(), z.object({ rows: count, digest: exact })),
  ledgerCents: z.record(z.string(), exact),
  receipts: z.record(z.string(), count),
  /** The head of the public log, which covers every sealed donation. */
  log: z.nullable(z.object({ size: count, root: z.string() })),
});
export type BackupFacts = z.infer<typeof backupFacts>;

export const sealedFile = z.object({
  file: z.string(),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SealedFile = z.infer<typeof sealedFile>;

/** The first file of the archive. */
export const backupContent = z.object({
  /** The version of the program that made it. */
  program: z.string(),
  mode: z.nullable(z.enum(["demo", "production"])),
  facts: backupFacts,
});
export type BackupContent = z.infer<typeof backupContent>;

/** The signed file beside the archive. It tells the owner of the storage nothing about the books. */
export const backupLabel = z.object({
  format: z.literal(2),
  name: z.string(),
  takenAt: z.iso.datetime(),
  /** The last receipt number of each year, rounded down to a million: a copy that resumes continues after the next one. */
  receipts: z.record(z.string(), count),
  archive: sealedFile,
});
export type BackupLabel = z.infer<typeof backupLabel>;

/** Of earlier versions: the content is beside the archive, and nothing is signed. */
export const earlierManifest = z.object({
  ...backupLabel.omit({ receipts: true }).shape,
  format: z.literal(1),
  ...backupContent.shape,
});

const million = 1_000_000;
export const roundedReceipts = (receipts: BackupFacts["receipts"]): BackupFacts["receipts"] =>
  Object.fromEntries(
    Object.entries(receipts).map(([year, last]) => [year, Math.floor(last / million) * million]),
  );

/** A stored backup with its content. */
export type Backup = Readonly<Pick<BackupLabel, "name" | "takenAt" | "archive"> & BackupContent>;

/** One line per difference. */
export function differences(expected: BackupFacts, found: BackupFacts): string[] {
  const tables = [...new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)])].sort();
  return [
    ...(same(expected.migrations, found.migrations) ? [] : ["the schema is another"]),
    ...tables.flatMap((table) => {
      const [was, is] = [expected.tables[table], found.tables[table]];
      if (was?.rows !== is?.rows)
        return [`${table}: ${was?.rows ?? "no"} rows expected, ${is?.rows ?? "none"} found`];
      return was?.digest === is?.digest ? [] : [`${table}: a row is not what it was`];
    }),
    ...(same(expected.ledgerCents, found.ledgerCents) ? [] : ["the balances of the ledger are others"]),
    ...(same(expected.receipts, found.receipts) ? [] : ["the numbers of receipts are others"]),
    ...(same(expected.log, found.log) ? [] : ["the sealed roots are others"]),
  ];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value;
