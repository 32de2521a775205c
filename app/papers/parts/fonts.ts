import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Font } from "@react-pdf/renderer";

const folderInProject = join("app", "papers", "fonts");
const latin = "Noto Sans";
const arabic = "Noto Sans Arabic";
const weights = { Regular: 400, Bold: 700 } as const;

/** Latin first: it owns digits and punctuation, so that figures look the same in all languages. */
export const fontFamilies = [latin, arabic];

let loading: Promise<void> | null = null;

/** Once per process: the fonts are read from disk at the first paper and kept. */
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
  // The built-in hyphenation knows English only and would cut Dutch and Arabic words in the wrong place.
  Font.registerHyphenationCallback((word) => [word]);
}

/**
 * A line stands where its tallest font puts it, and Arabic reports a far greater height than Latin: a word and a number
 * side by side in two cells would not be level. Lines have room enough, so both report the same.
 */
function alignBaselines(): void {
  for (const fontWeight of Object.values(weights)) {
    const [model, other] = fontFamilies.map((fontFamily) => Font.getFont({ fontFamily, fontWeight })?.data);
    if (!model || !other) throw new Error(`The fonts of weight ${fontWeight} were not loaded`);
    for (const measure of ["ascent", "descent", "lineGap"] as const) {
      Object.defineProperty(other, measure, { value: model[measure] });
    }
  }
}

/**
 * A font remembers each shape with the letters it first stood for. Whoever writes the file of a paper also asks for shapes that are
 * only parts of others, and then for no letters: in the next paper that shape would stand for none, and be lost or set apart.
 */
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

/**
 * This code runs from its source and, bundled, from the build's folder, and from any working directory. The fonts are in
 * neither bundle: they stay in the project, which is somewhere above.
 */
export function fontsFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, folderInProject);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) throw new Error(`No ${folderInProject} was found above ${start}`);
  }
}
