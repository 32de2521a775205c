import type { Language } from "#domain/language.ts";

/** A document as it was made: in one language, from what the records said at that moment. */
export type DocumentFile = Readonly<{
  documentId: string;
  language: Language;
  /** Changes with anything that is printed in it, and with nothing else. */
  version: string;
  madeAt: Date;
  bytes: Uint8Array;
}>;

export type DocumentFiles = {
  find: (documentId: string, language: Language) => Promise<DocumentFile | null>;
  sizes: (language: Language) => Promise<ReadonlyMap<string, Readonly<{ version: string; bytes: number }>>>;
  /** When this version was first made in any language: the three say the same date. */
  firstMadeAt: (documentId: string, version: string) => Promise<Date | null>;
  /** Takes the place of an older version. */
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
