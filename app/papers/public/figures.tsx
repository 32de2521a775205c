import { View } from "@react-pdf/renderer";
import { colors } from "../parts/look.ts";
import { Row } from "../parts/row.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Sourced, type Source } from "../parts/sourced.tsx";

export type Figure = Readonly<{ value: string; label: string; source: string; from: Source }>;

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Row style={{ flexWrap: "wrap", justifyContent: "space-between", rowGap: 12 }}>
      {figures.map(({ value, label, source, from }) => (
        <View
          key={label}
          wrap={false}
          style={{ width: "48%", borderTopWidth: 2, borderTopColor: colors.accent, paddingTop: 5, gap: 2 }}
        >
          <Sourced sources={[from]}>
            <PaperText size="title" bold color="action">
              {value}
            </PaperText>
            <PaperText bold>{label}</PaperText>
            <PaperText size="small" color="inkSoft">
              {source}
            </PaperText>
          </Sourced>
        </View>
      ))}
    </Row>
  );
}
