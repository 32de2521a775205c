import type { Manifest } from "#domain/open-data/answers.ts";
import { licence } from "#domain/open-data/datasets.ts";
import type { Run } from "#domain/open-data/ports.ts";

export const manifestOf = ({ asOf, madeAt, throughEntry, files }: Run): Manifest => ({
  licence,
  asOf,
  updatedAt: madeAt.toISOString(),
  throughEntry,
  files: files.map((file) => ({ ...file, url: `/api/open-data/files/${file.name}` })),
});
