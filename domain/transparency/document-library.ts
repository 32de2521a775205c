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
  const underWay = new Map<string, Promise<DocumentFile>>();
  const failed = new Set<string>();
  let stopped = false;

  const make = (draft: Draft, language: Language): Promise<DocumentFile> => {
    const key = keyOf(draft, language);
    const known = underWay.get(key);
    if (known) return known;
    const making = write(draft, language).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  const write = async (draft: Draft, language: Language): Promise<DocumentFile> => {
    const { documentId, version } = draft;
    const madeAt = (await files.firstMadeAt(documentId, version)) ?? clock();
    const file = { documentId, language, version, madeAt, bytes: await draft.write(language, madeAt) };
    await files.keep(file);
    onChange();
    return file;
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
    const [known, sizes, totals] = await Promise.all([drafts(), files.sizes(language), downloads.totals()]);
    for (const draft of known) {
      if (sizes.get(draft.documentId)?.version !== draft.version) void makeInBackground(draft, language);
    }
    return known.map(({ documentId }) => ({
      documentId,
      fileSize: sizes.get(documentId)?.bytes ?? null,
      downloadCount: totals.get(documentId) ?? 0,
    }));
  };

  return {
    list,

    /** Today's document; null if unknown. */
    open: async (documentId: string, language: Language): Promise<DocumentFile | null> => {
      const draft = (await drafts()).find((each) => each.documentId === documentId);
      if (!draft) return null;
      const file = await files.find(documentId, language);
      return file?.version === draft.version ? file : make(draft, language);
    },

    countDownload: async (documentId: string): Promise<void> => {
      await downloads.count(documentId, today());
      onDownload();
    },

    /** Sequentially, so that sizes are known soon after a start. */
    makeAll: async (isStopping: () => boolean): Promise<void> => {
      for (const language of languages) {
        const [known, sizes] = await Promise.all([drafts(), files.sizes(language)]);
        for (const draft of known) {
          if (isStopping()) return;
          const current = sizes.get(draft.documentId)?.version === draft.version;
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

const keyOf = ({ documentId, version }: Draft, language: Language): string =>
  [documentId, version, language].join(" ");
