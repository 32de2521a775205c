type Entry = Readonly<{ position: number; statement: string }>;

export function witness(
  site: string,
  folder: string,
  options?: Readonly<{
    acceptedKeys?: readonly string[];
    acceptedEntries?: readonly number[];
    others?: readonly object[];
    staleDays?: number;
  }>,
): Promise<string>;
export function checkContents(
  entries: readonly Entry[],
  options?: Readonly<{ acceptedEntries?: readonly number[]; now?: number }>,
): void;
export function fingerprint(root: string): string;
