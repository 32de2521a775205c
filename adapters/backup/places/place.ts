export type Bytes = AsyncIterable<Uint8Array>;

/** A file is visible there completely or not at all. */
export type Place = Readonly<{
  description: string;
  list: () => Promise<string[]>;
  store: (name: string, bytes: Bytes) => Promise<void>;
  read: (name: string) => Promise<Bytes>;
  remove: (name: string) => Promise<void>;
  /** Writes and leaves nothing. Throws if writing is not possible. */
  tryWriting: () => Promise<void>;
}>;

/** The end of the name of a file that is being written. */
export const unfinished = ".partial";
