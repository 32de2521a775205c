export const fontFiles: readonly {
  name: string;
  letters: readonly string[];
  cut: () => Promise<Uint8Array>;
}[];
export function unicodeRange(letters: readonly string[]): string[];
