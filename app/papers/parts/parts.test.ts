import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { beforeAll, describe, expect, test } from "vitest";
import { motifsOf } from "#app/components/tiles/motifs.ts";
import { fontsFolder, loadFonts } from "./fonts.ts";
import { movedPath } from "./moved-path.ts";
import { printable } from "./printable.ts";

const project = join(import.meta.dirname, "..", "..", "..");

beforeAll(loadFonts);

describe("fonts", () => {
  test("are found from the sources and from the build, wherever the program was started", () => {
    const fonts = join(project, "app", "papers", "fonts");
    expect(fontsFolder(import.meta.dirname)).toBe(fonts);
    expect(fontsFolder(join(project, "dist", "server", "assets"))).toBe(fonts);
  });

  test("that are nowhere above stop with a sentence that says so", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "no-fonts-"));
    expect(() => fontsFolder(elsewhere)).toThrow(`was found above ${elsewhere}`);
  });

  test("know the letters of a shape that an earlier paper used as a part of another", () => {
    const font = Font.getFont({ fontFamily: "Noto Sans Arabic", fontWeight: 700 })?.data;
    const lettersOf = (word: string) =>
      font
        ?.layout(word)
        .glyphs.map((glyph: { codePoints: number[] }) => String.fromCodePoint(...glyph.codePoints));
    const endOfHatta = font?.glyphForCodePoint(0xfef0);
    expect(endOfHatta?.codePoints).toEqual([0xfef0]);
    expect(lettersOf("حتى")).toEqual(["ى", "ت", "ح"]);
    expect(lettersOf("على")).toEqual(["لى", "ع"]);
  });
});

describe("what is printed", () => {
  test("keeps vowel signs where there is room and leaves them out where letters have dots", () => {
    expect(printable("عامًا")).toBe("عامًا");
    expect(printable("تُدرج")).toBe("تدرج");
    expect(printable("نفعٍ")).toBe("نفع");
  });

  test("shows a letter that no font has as unknown, and keeps lines apart", () => {
    expect(printable("李 Ж Ω ش\nx")).toBe("\ufffd Ж Ω ش\nx");
  });
});

describe("a tile's path", () => {
  test("is laid somewhere else without changing its shape", () => {
    expect(movedPath("M1 2L3 4H5V6C1 2 3 4 5 6Z", 10, 100)).toBe(
      "M11 102L13 104H15V106C11 102 13 104 15 106Z",
    );
  });

  test("can be moved for every motif there is", () => {
    for (const { d } of Object.values(motifsOf).flat(2)) {
      expect(movedPath(movedPath(d, 48, 96), -48, -96)).toBe(d);
    }
  });

  test("with a command it does not know is refused", () => {
    expect(() => movedPath("M1 1a9 9 0 0 1-9 9", 1, 1)).toThrow("uses a");
  });
});
