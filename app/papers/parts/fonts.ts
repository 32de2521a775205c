import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Font } from "@react-pdf/renderer";

const folderInProject = join("app", "papers", "fonts");
const latin = "Noto Sans";
const arabic = "Noto Sans Arabic";
const weights = { Regular: 400, Bold: 700 } as const;

/** Latin first: digits and punctuation look the same in all languages. */
export const fontFamilies = [latin, arabic];

let loading: Promise<void> | null = null;

/** Once per process. */
export const loadFonts = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  const folder = fontsFolder(import.meta.dirname);
  const files = { [latin]: "NotoSans", [arabic]: "NotoSansArabic" };
  for (const [family, file] of Object.entries(files)) {
    for (const [name, fontWeight] of Object.entries(weights)) {
      Font.register({ family, fontWeight, src: join(folder, `${file}-${name}.ttf`) });
      await Font.load({ fontFamily: family, fontWeight });
    }
  }
  alignBaselines();
  keepLettersOfShapes();
  // The built-in hyphenation knows English only.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Arabic reports a greater line height than Latin, so baselines in adjacent cells would differ. Both report the same. */
function alignBaselines(): void {
  for (const fontWeight of Object.values(weights)) {
    const [model, other] = fontFamilies.map((fontFamily) => Font.getFont({ fontFamily, fontWeight })?.data);
    if (!model || !other) throw new Error(`The fonts of weight ${fontWeight} were not loaded`);
    for (const measure of ["ascent", "descent", "lineGap"] as const) {
      Object.defineProperty(other, measure, { value: model[measure] });
    }
  }
}

/** The font library caches a glyph with its first code points, but embedding requests it without any: the next PDF loses letters. */
function keepLettersOfShapes(): void {
  for (const fontWeight of Object.values(weights)) {
    for (const fontFamily of fontFamilies) {
      const font = Font.getFont({ fontFamily, fontWeight })?.data;
      if (!font) throw new Error(`${fontFamily} was not loaded`);
      const shapeOf = font.getGlyph.bind(font);
      const shapeFor = (id: number, letters: readonly number[] = []): object => {
        const shape = shapeOf(id, [...letters]);
        const isKnown = letters.length === 0 || shape.codePoints.join() === letters.join();
        return isKnown ? shape : Object.create(shape, { codePoints: { value: letters } });
      };
      Object.defineProperty(font, "getGlyph", { value: shapeFor });
    }
  }
}

export const hasGlyph = (character: string): boolean =>
  fontFamilies.some((fontFamily) =>
    Font.getFont({ fontFamily })?.data?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/** Runs from source or bundled, from any directory; the fonts stay in the project, somewhere above. */
export function fontsFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, folderInProject);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) throw new Error(`No ${folderInProject} was found above ${start}`);
  }
}
