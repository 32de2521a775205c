import * as z from "zod/mini";
import { problemReasons } from "./ports.ts";

const file = z.object({
  name: z.string(),
  url: z.string(),
  /** Null for files without rows. */
  rows: z.nullable(z.int()),
  bytes: z.int(),
  sha256: z.string(),
});

export const manifest = z.object({
  licence: z.string(),
  /** The date of the books. */
  asOf: z.iso.date(),
  updatedAt: z.iso.datetime(),
  /** The last entry included. */
  throughEntry: z.int(),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

/** Null before the first run. */
export const catalog = z.object({ made: z.nullable(manifest) });

/** For staff. */
export const openDataStatus = z.object({
  made: z.nullable(manifest),
  problems: z.array(z.object({ file: z.string(), record: z.string(), reason: z.enum(problemReasons) })),
});
export type OpenDataStatus = z.infer<typeof openDataStatus>;
