import type pg from "pg";
import {
  hasSampleRecords,
  notifyContentChanged,
  storedDocumentFiles,
  storedDownloads,
} from "#adapters/postgres/content/documents.ts";
import type { SigningKeys } from "#adapters/postgres/proofs/signing-keys.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { Settings } from "#adapters/postgres/site/settings.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import type { Cents } from "#domain/money/cents.ts";
import { errorFacts } from "#domain/error-facts.ts";
import { documentLibrary } from "#domain/transparency/document-library.ts";
import type { Work } from "#jobs/job.ts";
import type { Config } from "../../config.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { documentDrafts, listDocuments, type PublishedAnbi } from "../../papers/public-documents.ts";
import type { Records } from "../../papers/public-paper.ts";
import { readPublicRecords } from "../../papers/public-records.ts";
import { today } from "../../timing/clock.ts";
import { throttle } from "../../timing/throttle.ts";

/** Download counts are on cached pages, so pages are refreshed at most this often. */
const notifyEveryMs = 5000;
const callWithCounts = "/api/documents";

type Needs = {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  settings: Settings;
  statistics: (year: number | null) => Promise<CountedStatistics | null>;
  spentUntil: (day: string) => Promise<ReadonlyMap<string, Cents>>;
  keys: SigningKeys;
  books: () => Promise<Pick<Records, "ledgerLines" | "adopted">>;
  papers: PaperRendering;
  anbiForm: { paper: () => Promise<PublishedAnbi | null> };
};

export function composeDocuments(config: Config, pool: pg.Pool, needs: Needs) {
  const { sourceFor, settings, papers } = needs;
  let onFailure: (error: unknown) => void = () => {};
  const notifying = (call?: string) =>
    throttle(notifyEveryMs, () =>
      notifyContentChanged(pool, call).catch((error: unknown) => onFailure(error)),
    );
  const [changes, downloads] = [notifying(), notifying(callWithCounts)];
  const documents = async () => (await sourceFor("document")).content.list("document");
  const records = readPublicRecords({
    ...needs,
    isDemo: config.mode === "demo",
    purposes: () => keptPurposes(pool),
    auditor: () => settings.get("auditor"),
    rules: () => settings.get("governanceRules"),
    hasSampleRecords: (kinds) => hasSampleRecords(pool, kinds),
  });
  const library = documentLibrary({
    drafts: documentDrafts({ documents, records, papers, anbiForm: needs.anbiForm.paper }),
    files: storedDocumentFiles(pool, needs.keys),
    downloads: storedDownloads(pool),
    clock: () => new Date(),
    today,
    onChange: changes.ask,
    onDownload: downloads.ask,
    onFailure: (error) => onFailure(error),
  });

  return {
    documents: library,
    listDocuments: listDocuments({ documents, library }),

    /** Makes what is not there yet, in the background: visitors then find every size. */
    makeDocuments: {
      run: ({ log, signal }) => {
        onFailure = (error) => log.error({ error: errorFacts(error) }, "a document could not be made");
        return library.makeAll(() => signal.aborted);
      },
      // Runs before the database closes.
      finish: async () => {
        await library.stop();
        await Promise.all([changes.stop(), downloads.stop()]);
      },
    } satisfies Work,
  };
}
