import { View } from "@react-pdf/renderer";
import { colors } from "./look.ts";
import { Row } from "./row.tsx";
import { PaperText } from "./paper-text.tsx";

export type Fact = Readonly<{ label: string; value: string; strong?: boolean }>;

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <View style={{ borderTopWidth: 0.7, borderTopColor: colors.line }}>
      {facts.map(({ label, value, strong = false }) => (
        <Row
          key={label}
          wrap={false}
          style={{ borderBottomWidth: 0.7, borderBottomColor: colors.line, paddingVertical: 3.2, gap: 12 }}
        >
          <PaperText color="inkSoft" style={{ width: "36%" }}>
            {label}
          </PaperText>
          <PaperText bold={strong} style={{ flexGrow: 1, flexBasis: 0 }}>
            {value}
          </PaperText>
        </Row>
      ))}
    </View>
  );
}
