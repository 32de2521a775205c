import type { Language } from "#domain/language.ts";

/** A generated document in one language. */
export type DocumentFile = Readonly<{
  documentId: string;
  language: Language;
  /** Changes exactly when the printed content changes; the number of a published version. */
  version: string;
  madeAt: Date;
  bytes: Uint8Array;
}>;

type FileFacts = Readonly<{ version: string; bytes: number; sha256: string | null }>;

export type DocumentFiles = {
  /** The current file of a document that can change. */
  find: (documentId: string, language: Language) => Promise<DocumentFile | null>;
  findPublished: (documentId: string, version: string, language: Language) => Promise<DocumentFile | null>;
  /** Of the latest file of each document. */
  facts: (language: Language) => Promise<ReadonlyMap<string, FileFacts>>;
  /** When this version was first made in any language, so that all have the same date. */
  firstMadeAt: (documentId: string, version: string) => Promise<Date | null>;
  /** Replaces the older version. */
  keep: (file: DocumentFile) => Promise<void>;
  /** Stores a version in every language for good and its digests in the public log. The first one to do so wins. */
  publish: (files: readonly DocumentFile[]) => Promise<void>;
};

export type Downloads = {
  count: (documentId: string, day: string) => Promise<void>;
  totals: () => Promise<ReadonlyMap<string, number>>;
};

/** A document that could be made now. */
export type Draft = Readonly<{
  documentId: string;
  version: string;
  /** A published version never changes. */
  isPublished: boolean;
  write: (language: Language, madeAt: Date) => Promise<Uint8Array>;
}>;
