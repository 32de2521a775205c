import { languages, type Language } from "#domain/language.ts";
import type { DocumentFile, DocumentFiles, Downloads, Draft } from "./ports.ts";

type Needs = {
  drafts: () => Promise<readonly Draft[]>;
  files: DocumentFiles;
  downloads: Downloads;
  clock: () => Date;
  today: () => string;
  /** Pages with a file size are outdated. */
  onChange: () => void;
  /** Only the page with the download count is outdated. */
  onDownload: () => void;
  onFailure: (error: unknown) => void;
};

export type Listed = Readonly<{
  documentId: string;
  /** In bytes; null if never made in this language. */
  fileSize: number | null;
  sha256: string | null;
  downloadCount: number;
}>;

/** Documents are made on first use and stored. That takes seconds, so a list never waits: it shows the last version's size meanwhile. */
export function documentLibrary({
  drafts,
  files,
  downloads,
  clock,
  today,
  onChange,
  onDownload,
  onFailure,
}: Needs) {
  const underWay = new Map<string, Promise<readonly DocumentFile[]>>();
  const failed = new Set<string>();
  let stopped = false;

  const find = (draft: Draft, language: Language): Promise<DocumentFile | null> =>
    draft.isPublished
      ? files.findPublished(draft.documentId, draft.version, language)
      : files.find(draft.documentId, language);

  const make = async (draft: Draft, language: Language): Promise<DocumentFile> => {
    const key = keyOf(draft, language);
    const making =
      underWay.get(key) ??
      (draft.isPublished ? publish(draft) : write(draft, language)).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const made = (await making).find((file) => file.language === language);
    if (!made) throw new Error(`${key} was not made`);
    return made;
  };

  const write = async (draft: Draft, language: Language): Promise<DocumentFile[]> => {
    const { documentId, version } = draft;
    const madeAt = (await files.firstMadeAt(documentId, version)) ?? clock();
    const file = { documentId, language, version, madeAt, bytes: await draft.write(language, madeAt) };
    await files.keep(file);
    onChange();
    return [file];
  };

  /** All languages at once, so that they have the same figures. Another instance may have been faster. */
  const publish = async (draft: Draft): Promise<DocumentFile[]> => {
    const { documentId, version } = draft;
    const madeAt = clock();
    const made: DocumentFile[] = [];
    for (const language of languages)
      made.push({ documentId, language, version, madeAt, bytes: await draft.write(language, madeAt) });
    await files.publish(made);
    onChange();
    const stored = await Promise.all(languages.map((language) => find(draft, language)));
    return stored.filter((file) => file !== null);
  };

  /** A failing document is reported once, not at every visit. */
  const makeInBackground = async (draft: Draft, language: Language): Promise<void> => {
    if (stopped || failed.has(keyOf(draft, language))) return;
    await make(draft, language).catch((error: unknown) => {
      failed.add(keyOf(draft, language));
      onFailure(error);
    });
  };

  const list = async (language: Language): Promise<Listed[]> => {
    const [known, facts, totals] = await Promise.all([drafts(), files.facts(language), downloads.totals()]);
    for (const draft of known) {
      if (facts.get(draft.documentId)?.version !== draft.version) void makeInBackground(draft, language);
    }
    return known.map(({ documentId }) => ({
      documentId,
      fileSize: facts.get(documentId)?.bytes ?? null,
      sha256: facts.get(documentId)?.sha256 ?? null,
      downloadCount: totals.get(documentId) ?? 0,
    }));
  };

  return {
    list,

    /** The current document, or an earlier published version; null if unknown. */
    open: async (documentId: string, language: Language, version?: string): Promise<DocumentFile | null> => {
      if (version !== undefined) return files.findPublished(documentId, version, language);
      const draft = (await drafts()).find((each) => each.documentId === documentId);
      if (!draft) return null;
      const file = await find(draft, language);
      return file?.version === draft.version ? file : make(draft, language);
    },

    countDownload: async (documentId: string): Promise<void> => {
      await downloads.count(documentId, today());
      onDownload();
    },

    /** Sequentially, so that sizes are known soon after a start. */
    makeAll: async (isStopping: () => boolean): Promise<void> => {
      for (const language of languages) {
        const [known, facts] = await Promise.all([drafts(), files.facts(language)]);
        for (const draft of known) {
          if (isStopping()) return;
          const current = facts.get(draft.documentId)?.version === draft.version;
          if (!current) await makeInBackground(draft, language);
        }
      }
    },

    /** Starts nothing new for lists, and waits for requested documents. */
    stop: async (): Promise<void> => {
      stopped = true;
      await Promise.allSettled(underWay.values());
    },
  };
}

const keyOf = ({ documentId, version, isPublished }: Draft, language: Language): string =>
  [documentId, version, isPublished ? "" : language].join(" ");
