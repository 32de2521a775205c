/** Where backups lie. A file is seen there whole or not at all. */
export type Place = Readonly<{
  /** Shown to the operator. */
  description: string;
  /** Where a file is made before it is stored; it must hold the whole of it. */
  workFolder: string;
  list: () => Promise<string[]>;
  /** The file is moved or copied there. */
  store: (name: string, file: string) => Promise<void>;
  read: (name: string) => Promise<AsyncIterable<Uint8Array>>;
  remove: (name: string) => Promise<void>;
}>;
