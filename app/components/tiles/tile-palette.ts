export type TileProgram = "children" | "elderly" | "animals" | "disaster";

export const tilePrograms = ["children", "elderly", "animals", "disaster"] as const satisfies TileProgram[];

/** The glazes of one program's tiles, dark to light. */
export type Glazes = Readonly<{ deep: string; mid: string; soft: string }>;

/** Hex, because mails, PDFs and social cards have no CSS variables. A test compares them with the `--color-<program>` tokens. */
export const glazesOf: Readonly<Record<TileProgram, Glazes>> = {
  children: { deep: "#1f4690", mid: "#5b8bd0", soft: "#dfe8f5" },
  elderly: { deep: "#5d3a86", mid: "#a17cc4", soft: "#ece4f3" },
  animals: { deep: "#3a6420", mid: "#86a94f", soft: "#e6eed6" },
  disaster: { deep: "#a3321c", mid: "#dd7a52", soft: "#f8e3d8" },
};

export const bareTile = "#fdfaf3";
export const grout = "#eee6d6";
export const saffron = "#e8a317";
