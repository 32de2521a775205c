/** A file is visible there completely or not at all. */
export type Place = Readonly<{
  description: string;
  /** Must have room for a whole file before it is stored. */
  workFolder: string;
  list: () => Promise<string[]>;
  /** The file is moved or copied there. */
  store: (name: string, file: string) => Promise<void>;
  read: (name: string) => Promise<AsyncIterable<Uint8Array>>;
  remove: (name: string) => Promise<void>;
}>;
