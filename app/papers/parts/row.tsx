import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { PaperStyle } from "./look.ts";
import { usePaperTexts } from "./paper-texts.tsx";

type RowProps = {
  children: ReactNode;
  style?: PaperStyle;
  wrap?: boolean;
  fixed?: boolean;
  minPresenceAhead?: number;
};

export function Row({ children, style, ...rest }: RowProps) {
  const { rightToLeft } = usePaperTexts();
  return (
    <View style={{ flexDirection: rightToLeft ? "row-reverse" : "row", ...style }} {...rest}>
      {children}
    </View>
  );
}
