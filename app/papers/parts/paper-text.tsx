import { Text } from "@react-pdf/renderer";
import { colors, lineHeightOf, sizes, type PaperStyle } from "./look.ts";
import { printable } from "./printable.ts";
import { usePaperTexts } from "./paper-texts.tsx";

export type PaperTextProps = {
  children: string;
  size?: keyof typeof sizes;
  bold?: boolean;
  color?: keyof typeof colors | "white";
  /** Figures align by their last digit, on the right in all languages. */
  align?: "start" | "end" | "figures";
  style?: PaperStyle;
  minPresenceAhead?: number;
};

const tightFrom = sizes.title;

/** Prevents hyphens where the direction changes inside a word, as in "(ANBI)". */
const neverHyphenate = 10_000;

/** All text of a PDF: direction, line height and printable characters are decided here. */
export function PaperText({
  children,
  size = "body",
  bold = false,
  color = "ink",
  align = "start",
  style,
  ...rest
}: PaperTextProps) {
  const { language, rightToLeft } = usePaperTexts();
  const fontSize = sizes[size];
  const lineHeight = fontSize >= tightFrom ? lineHeightOf(language) - 0.25 : lineHeightOf(language);
  return (
    <Text
      style={{
        direction: rightToLeft ? "rtl" : "ltr",
        textAlign: align === "figures" || (align === "end") !== rightToLeft ? "right" : "left",
        fontSize,
        lineHeight,
        fontWeight: bold ? 700 : 400,
        color: color === "white" ? "#ffffff" : colors[color],
        ...style,
      }}
      hyphenationPenalty={neverHyphenate}
      {...rest}
    >
      {printable(children)}
    </Text>
  );
}
