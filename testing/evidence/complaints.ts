import { isAllowed, type Allowed } from "./allowed.ts";
import { claimsIn } from "./no-claims.ts";
import { numbersIn } from "./numbers-in.ts";
import { readPage } from "./read-page.ts";

type About = Readonly<{
  path: string;
  language: "en" | "nl" | "ar";
  /** What may stand under each mark. */
  sources: ReadonlyMap<string, Allowed>;
}>;

/** Numbers of a page that name no source, or that their source does not come to. */
export function complaintsAbout(html: string, { path, language, sources }: About): string[] {
  const complaints: string[] = [];
  for (const piece of readPage(html)) {
    if (!/\p{Nd}/u.test(piece.text)) continue;
    const left = claimsIn(piece, path);
    const marks = [...piece.figures, ...piece.rows];
    const by = marks.flatMap((mark) => sources.get(mark) ?? []);
    const unknown = marks.filter((mark) => !sources.has(mark));
    if (unknown.length > 0) complaints.push(`the files do not know ${unknown.join(", ")}`);
    for (const written of numbersIn(left, language)) {
      const where = `${written.text} in "${piece.text.trim().slice(0, 120)}" (${piece.inside.slice(-4).join(" > ")})`;
      if (marks.length === 0) complaints.push(`no source: ${where}`);
      else if (!isAllowed(written, by)) complaints.push(`${marks.join(", ")} does not come to ${where}`);
    }
  }
  return [...new Set(complaints)];
}
