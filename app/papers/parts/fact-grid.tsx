import { View } from "@react-pdf/renderer";
import { colors } from "./look.ts";
import type { Fact } from "./facts.tsx";
import { Row } from "./row.tsx";
import { PaperText } from "./paper-text.tsx";

export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <Row style={{ flexWrap: "wrap", borderTopWidth: 0.7, borderTopColor: colors.line }}>
      {facts.map(({ label, value }) => (
        <View
          key={label}
          wrap={false}
          style={{ width: "50%", borderBottomWidth: 0.7, borderBottomColor: colors.line, paddingVertical: 3 }}
        >
          <PaperText size="small" color="inkSoft">
            {label}
          </PaperText>
          <PaperText>{value}</PaperText>
        </View>
      ))}
    </Row>
  );
}
