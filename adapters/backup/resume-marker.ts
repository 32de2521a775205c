import * as z from "zod";
import { isManifestOrNote, resumeMarkerName } from "#domain/backup/backup-name.ts";
import type { LastReceipts } from "#domain/backup/resume-after-restore.ts";
import type { Place } from "./places/place.ts";
import { bytesOf, textOf } from "./sealed-file.ts";
import { statementIn } from "./signing.ts";

const lastReceipts = z.record(z.string(), z.int().nonnegative());
/** Reads only the receipt numbers, so that manifests of other versions parse too. */
const issuedNumbers = z.union([
  z.object({ goesOnAfter: lastReceipts }).transform(({ goesOnAfter }) => goesOnAfter),
  z.object({ receipts: lastReceipts }).transform(({ receipts }) => receipts),
  z.object({ facts: z.object({ receipts: lastReceipts }) }).transform(({ facts }) => facts.receipts),
]);

/** Last receipt numbers from manifests and resume markers. */
export async function receiptNumbersIssued(place: Place): Promise<LastReceipts[]> {
  const found: LastReceipts[] = [];
  for (const file of (await place.list()).filter(isManifestOrNote))
    found.push(issuedNumbers.parse(statementIn(await textOf(place, file))));
  return found;
}

/** Never removed: an older backup could still be restored a second time. */
export async function writeResumeMarker(place: Place, at: Date, goesOnAfter: LastReceipts): Promise<void> {
  await place.store(resumeMarkerName(at), bytesOf(`${JSON.stringify({ goesOnAfter })}\n`));
}
