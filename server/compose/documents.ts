import { createHash } from "node:crypto";
import type pg from "pg";
import { errorFacts } from "#domain/error-facts.ts";
import { sampleGovernanceRules } from "#app/papers/public/sample-governance-rules.ts";
import {
  hasSampleRecords,
  storedDocumentFiles,
  storedDownloads,
  notifyContentChanged,
} from "#adapters/postgres/content/documents.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { Settings } from "#adapters/postgres/site/settings.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { publicDocument } from "#domain/content/kinds/document/public.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { ContentKind } from "#domain/content/kinds/schemas.ts";
import { sampleAuditor } from "#domain/content/sample-auditor.ts";
import type { Language } from "#domain/language.ts";
import { documentLibrary } from "#domain/transparency/document-library.ts";
import type { Work } from "#jobs/job.ts";
import type { Draft } from "#domain/transparency/ports.ts";
import { throttle } from "../timing/throttle.ts";
import { today } from "../timing/clock.ts";
import type { Config } from "../config.ts";
import type { PaperRendering } from "../pages/rendering.ts";
import { publicPaper, type Records } from "../papers/public-paper.ts";

/** Counts and sizes stand on cached pages; however many downloads there are, pages are made anew this seldom. */
const tellEveryMs = 5000;
const pageWithCounts = "/transparency";
const kindsThatMark: ContentKind[] = ["foundation", "document"];

type Needs = {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  settings: Settings;
  books: () => Promise<Pick<Records, "ledgerLines" | "adopted">>;
  papers: PaperRendering;
};

/** The documents of the transparency page: made from the records, kept, counted. */
export function composeDocuments(config: Config, pool: pg.Pool, needs: Needs) {
  const { sourceFor, papers } = needs;
  let onFailure: (error: unknown) => void = () => {};
  const telling = (path?: string) =>
    throttle(tellEveryMs, () => notifyContentChanged(pool, path).catch((error: unknown) => onFailure(error)));
  const [changes, downloads] = [telling(), telling(pageWithCounts)];
  const documents = async () => (await sourceFor("document")).content.list("document");

  const drafts = async (): Promise<Draft[]> => {
    const [known, records] = await Promise.all([documents(), readRecords(config, pool, needs)]);
    return known.map((document) => {
      const paper = publicPaper(document, records);
      const version = createHash("sha256").update(papers.paperVersion).update(JSON.stringify(paper));
      return {
        documentId: document.id,
        version: version.digest("base64url"),
        write: (language, madeAt) => papers.renderPaper({ ...paper, madeAt: madeAt.toISOString() }, language),
      };
    });
  };

  const library = documentLibrary({
    drafts,
    files: storedDocumentFiles(pool),
    downloads: storedDownloads(pool),
    clock: () => new Date(),
    today,
    onChange: changes.ask,
    onDownload: downloads.ask,
    onFailure: (error) => onFailure(error),
  });

  return {
    documents: library,

    listDocuments: async (language: Language) => {
      const [known, listed] = await Promise.all([documents(), library.list(language)]);
      return known.map((document) => {
        const { fileSize = null, downloadCount = 0 } =
          listed.find(({ documentId }) => documentId === document.id) ?? {};
        const shown = publicDocument(document, { fileSize: fileSize ?? 0, downloadCount, language });
        return { ...shown, fileSize, url: `/documents/${document.id}.pdf?lang=${language}` };
      });
    },

    /** Makes what is not there yet, in the background: visitors then find every size. */
    makeDocuments: {
      run: ({ log, signal }) => {
        onFailure = (error) => log.error({ error: errorFacts(error) }, "a document could not be made");
        return library.makeAll(() => signal.aborted);
      },
      // The database is closed next: nothing may still want to be kept or told.
      finish: async () => {
        await library.stop();
        await Promise.all([changes.stop(), downloads.stop()]);
      },
    } satisfies Work,
  };
}

async function readRecords(config: Config, pool: pg.Pool, needs: Needs): Promise<Records> {
  const { sourceFor, settings } = needs;
  const list = async <Kind extends ContentKind>(kind: Kind) => (await sourceFor(kind)).content.list(kind);
  const [
    foundation,
    [statistics],
    programs,
    projects,
    board,
    certifications,
    books,
    purposes,
    auditor,
    rules,
    marked,
  ] = await Promise.all([
    needs.identity(),
    list("statistics"),
    list("program"),
    projectFigures(sourceFor),
    list("boardMember"),
    list("certification"),
    needs.books(),
    keptPurposes(pool),
    settings.get("auditor"),
    settings.get("governanceRules"),
    hasSampleRecords(pool, kindsThatMark),
  ]);
  if (!statistics) throw new Error("The database does not hold the foundation's statistics");
  const demo = config.mode === "demo";
  const sampleExaminer = { name: sampleAuditor, sample: true, reportOn: null };
  return {
    foundation,
    statistics,
    programs,
    projects,
    board,
    certifications,
    ...books,
    purposes,
    auditor: auditor ? { ...auditor, sample: false } : demo ? sampleExaminer : null,
    rules: rules ?? sampleGovernanceRules,
    sample: demo || marked,
    today: today(),
  };
}

async function projectFigures(sourceFor: SourceFor): Promise<Records["projects"]> {
  const { content, spentByProject } = await sourceFor("project");
  const [projects, spent] = await Promise.all([content.list("project"), spentByProject()]);
  return projects.map((project) => ({ project, spentCents: spent.get(project.id) ?? 0 }));
}
