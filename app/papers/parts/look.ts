import type { ViewProps } from "@react-pdf/renderer";
import { scriptOf, type Language, type Script } from "#domain/language.ts";

/** The site's colors as hex. Paper is white. */
export const colors = {
  ink: "#271b29",
  inkSoft: "#625566",
  line: "#e2d8c7",
  sunk: "#f7f2e8",
  action: "#14594a",
  actionSoft: "#deebe3",
  accent: "#e8a317",
  accentSoft: "#fbeac3",
  accentInk: "#7a4b00",
} as const;

/** A4 in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const margin = 50;

export const sizes = { small: 7.5, body: 9.5, lead: 11.5, heading: 13, title: 22, display: 30 } as const;

/** Arabic needs taller lines. */
const lineHeights: Readonly<Record<Script, number>> = { latin: 1.45, arabic: 1.7 };
export const lineHeightOf = (language: Language): number => lineHeights[scriptOf(language)];

export type PaperStyle = Exclude<NonNullable<ViewProps["style"]>, readonly unknown[]>;
