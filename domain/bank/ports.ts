import type { FileRefusal, ReadEntry, Source } from "./bank-file.ts";
import type { SoundStatement, StatementRefusal } from "./check-statement.ts";

export type FileToRead = Readonly<{
  id: string;
  /** Kept by a run that was broken off. */ keptEntries: number;
}>;
export type KeptEntry = Readonly<{ statement: number; position: number; key: string; entry: ReadEntry }>;

export type WholeFile = Readonly<{
  statements: readonly SoundStatement[];
  problems: readonly StatementRefusal[];
  isReadAsLatin: boolean;
}>;

/** Where a file lies between its upload and the books. */
export type FilesToRead = {
  next: () => Promise<FileToRead | null>;
  open: (fileId: string) => Source;
  /** A batch, and how far that is. Somebody may have stopped it in the meantime. */
  keep: (fileId: string, entries: readonly KeptEntry[]) => Promise<"kept" | "stopped">;
  refuse: (fileId: string, refusal: FileRefusal) => Promise<void>;
  /** Its statements now wait to be joined to what is known. */
  finish: (fileId: string, whole: WholeFile) => Promise<void>;
  ownIbans: () => Promise<ReadonlySet<string>>;
};
