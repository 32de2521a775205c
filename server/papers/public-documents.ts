import { createHash } from "node:crypto";
import { yearOf } from "#domain/calendar/day.ts";
import { publicDocument } from "#domain/content/kinds/document/public.ts";
import type { ContentDocument } from "#domain/content/kinds/document/schema.ts";
import { perLanguage, type Language } from "#domain/language.ts";
import type { documentLibrary } from "#domain/transparency/document-library.ts";
import type { FormLine } from "#domain/transparency/published-form.ts";
import type { Draft } from "#domain/transparency/ports.ts";
import type { PaperRendering } from "../pages/rendering.ts";
import { translate } from "../translate.ts";
import { publicPaper, type PaperDraft, type Records } from "./public-paper.ts";

export type PublishedAnbi = Readonly<{
  id: number;
  year: number;
  publishedOn: string;
  linesIn: (language: Language) => Promise<FormLine[]>;
}>;

type Needs = {
  /** The form as it was last published; null: never. */
  anbiForm: () => Promise<PublishedAnbi | null>;
  documents: () => Promise<readonly ContentDocument[]>;
  /** As of the end of a year, or now. */
  records: (year: number | null) => Promise<Records>;
  papers: PaperRendering;
};

/** A report of a finished year is published for good. The version of other documents is a digest of the printed content. */
export const documentDrafts =
  ({ documents, records, papers, anbiForm }: Needs) =>
  async (): Promise<Draft[]> => {
    const [known, form] = await Promise.all([documents(), anbiForm()]);
    // A new foundation has no records to print.
    if (known.length === 0 && !form) return [];
    const found = await records(null);
    const drafts = known.map((document): Draft => {
      const writing =
        (paper: PaperDraft | Promise<PaperDraft>): Draft["write"] =>
        async (language, madeAt) =>
          papers.renderPaper({ ...(await paper), madeAt: madeAt.toISOString() }, language);
      if (document.year !== null && document.year < yearOf(found.today)) {
        let paper: Promise<PaperDraft> | undefined;
        const read = async () => publicPaper(document, await records(document.year));
        return {
          documentId: document.id,
          version: String(document.version),
          isPublished: true,
          write: (language, madeAt) => writing((paper ??= read()))(language, madeAt),
        };
      }
      const paper = publicPaper(document, found);
      const version = createHash("sha256").update(papers.paperVersion).update(JSON.stringify(paper));
      return {
        documentId: document.id,
        version: version.digest("base64url"),
        isPublished: false,
        write: writing(paper),
      };
    });
    return form ? [...drafts, anbiDraft(form, found, papers)] : drafts;
  };

function anbiDraft(form: PublishedAnbi, { foundation, sample }: Records, papers: PaperRendering): Draft {
  const { id, year, publishedOn, linesIn } = form;
  const title = perLanguage((language) =>
    translate(language, "papers.anbi_form.title", { year: String(year) }),
  );
  return {
    documentId: "anbi-form",
    version: String(id),
    isPublished: true,
    write: async (language, madeAt) =>
      papers.renderPaper(
        {
          kind: "anbi-form",
          foundation,
          sample,
          title,
          year,
          publishedOn,
          lines: await linesIn(language),
          madeAt: madeAt.toISOString(),
        },
        language,
      ),
  };
}

type ListNeeds = Pick<Needs, "documents"> & { library: Pick<ReturnType<typeof documentLibrary>, "list"> };

/** The documents as visitors see them in a list; the size is null until one has been made. */
export const listDocuments =
  ({ documents, library }: ListNeeds) =>
  async (language: Language) => {
    const [known, listed] = await Promise.all([documents(), library.list(language)]);
    return known.map((document) => {
      const {
        fileSize = null,
        sha256 = null,
        downloadCount = 0,
      } = listed.find(({ documentId }) => documentId === document.id) ?? {};
      const shown = publicDocument(document, { fileSize: fileSize ?? 0, downloadCount, language });
      return { ...shown, fileSize, sha256, url: `/documents/${document.id}.pdf?lang=${language}` };
    });
  };
