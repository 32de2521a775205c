import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { isManifestOrNote, wentOnAt } from "#domain/backup/backup-name.ts";
import type { LastReceipts } from "#domain/backup/go-on.ts";
import type { Place } from "./places/place.ts";
import { textOf } from "./read-backup.ts";

const onlyOurs = 0o600;
const lastReceipts = z.record(z.string(), z.int().nonnegative());
/** Of a manifest nothing else is looked at, so that those of other versions tell it as well. */
const told = z.union([
  z.object({ goesOnAfter: lastReceipts }).transform(({ goesOnAfter }) => goesOnAfter),
  z.object({ facts: z.object({ receipts: lastReceipts }) }).transform(({ facts }) => facts.receipts),
]);

/** What manifests, and notes of copies that went on, tell of the receipts that were numbered. */
export async function receiptsGivenOut(place: Place): Promise<LastReceipts[]> {
  const found: LastReceipts[] = [];
  for (const file of (await place.list()).filter(isManifestOrNote))
    found.push(told.parse(JSON.parse(await textOf(place, file))));
  return found;
}

/** It stays for good: backups of before are removed long after they could be restored a second time. */
export async function noteWentOn(place: Place, at: Date, goesOnAfter: LastReceipts): Promise<void> {
  const name = wentOnAt(at);
  const work = join(place.workFolder, `.${name}.partial`);
  await writeFile(work, `${JSON.stringify({ goesOnAfter })}\n`, { mode: onlyOurs });
  await place.store(name, work);
}
