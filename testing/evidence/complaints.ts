import { isAllowed, type Allowed } from "./allowed.ts";
import { claimsIn } from "./no-claims.ts";
import { numbersIn, type Written } from "./numbers-in.ts";
import { readPage, type Piece } from "./read-page.ts";

type Where = Readonly<{ path: string; language: "en" | "nl" | "ar" }>;

/** The numbers of one text, and the marks that say where they come from. */
export type Told = Readonly<{
  piece: Piece;
  marks: readonly string[];
  numbers: readonly Written[];
}>;

/** What a page tells in numbers, of which some source must be known. */
export function numbersTold(html: string, { path, language }: Where): Told[] {
  return [...readPage(html)]
    .filter(({ text }) => /\p{Nd}/u.test(text))
    .map((piece) => ({
      piece,
      marks: [...piece.figures, ...piece.rows],
      numbers: numbersIn(claimsIn(piece, path), language),
    }));
}

/** Numbers that name no source, or that their source does not come to. `sources`: what may stand under each mark. */
export function complaintsAbout(told: readonly Told[], sources: ReadonlyMap<string, Allowed>): string[] {
  const complaints: string[] = [];
  for (const { piece, marks, numbers } of told) {
    const by = marks.flatMap((mark) => sources.get(mark) ?? []);
    const unknown = marks.filter((mark) => !sources.has(mark));
    if (unknown.length > 0) complaints.push(`the files do not know ${unknown.join(", ")}`);
    for (const written of numbers) {
      const where = `${written.text} in "${piece.text.trim().slice(0, 120)}" (${piece.inside.slice(-4).join(" > ")})`;
      if (marks.length === 0) complaints.push(`no source: ${where}`);
      else if (!isAllowed(written, by)) complaints.push(`${marks.join(", ")} does not come to ${where}`);
    }
  }
  return [...new Set(complaints)];
}
