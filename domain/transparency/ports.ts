import type { Language } from "#domain/language.ts";

/** A generated document in one language. */
export type DocumentFile = Readonly<{
  documentId: string;
  language: Language;
  /** Changes exactly when the printed content changes. */
  version: string;
  madeAt: Date;
  bytes: Uint8Array;
}>;

export type DocumentFiles = {
  find: (documentId: string, language: Language) => Promise<DocumentFile | null>;
  sizes: (language: Language) => Promise<ReadonlyMap<string, Readonly<{ version: string; bytes: number }>>>;
  /** When this version was first made in any language, so that all have the same date. */
  firstMadeAt: (documentId: string, version: string) => Promise<Date | null>;
  /** Replaces the older version. */
  keep: (file: DocumentFile) => Promise<void>;
};

export type Downloads = {
  count: (documentId: string, day: string) => Promise<void>;
  totals: () => Promise<ReadonlyMap<string, number>>;
};

/** A document that could be made now. */
export type Draft = Readonly<{
  documentId: string;
  version: string;
  write: (language: Language, madeAt: Date) => Promise<Uint8Array>;
}>;
