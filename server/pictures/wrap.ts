/** Wraps text by letters; an overflow ends in dots. Long words are cut. */
export function wrap(words: string, letters: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ").flatMap((each) => pieces(each, letters))) {
    if (line !== "" && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? "";
  return [...lines.slice(0, maxLines - 1), `${last.slice(0, Math.max(1, letters - 1)).trimEnd()}…`];
}

/** URLs are cut without a hyphen, which would be copied too. */
const pieces = (word: string, letters: number, hyphen = word.includes("://") ? "" : "-"): string[] =>
  word.length <= letters
    ? [word]
    : [`${word.slice(0, letters - 1)}${hyphen}`, ...pieces(word.slice(letters - 1), letters, hyphen)];
