import * as z from "zod/mini";
import { problemReasons } from "./ports.ts";

const file = z.object({
  name: z.string(),
  url: z.string(),
  /** Null where a file is not made of rows. */
  rows: z.nullable(z.int()),
  bytes: z.int(),
  sha256: z.string(),
});

/** What was made, of which day, with the digest of every file. */
export const manifest = z.object({
  licence: z.string(),
  /** The day of the books. */
  asOf: z.iso.date(),
  updatedAt: z.iso.datetime(),
  /** The number of the last entry that is in it. */
  throughEntry: z.int(),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

/** Null as long as nothing was made. */
export const catalog = z.object({ made: z.nullable(manifest) });

/** For staff. */
export const openDataStatus = z.object({
  made: z.nullable(manifest),
  problems: z.array(z.object({ file: z.string(), record: z.string(), reason: z.enum(problemReasons) })),
});
export type OpenDataStatus = z.infer<typeof openDataStatus>;
