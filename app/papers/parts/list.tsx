import { View } from "@react-pdf/renderer";
import { Row } from "./row.tsx";
import { PaperText } from "./paper-text.tsx";

export function List({ items, numbered = false }: { items: readonly string[]; numbered?: boolean }) {
  return (
    <View style={{ gap: 4 }}>
      {items.map((item, index) => (
        <Row key={item} style={{ gap: 6 }} wrap={false}>
          <PaperText color="action" bold style={{ width: 14 }}>
            {numbered ? `${index + 1}.` : "•"}
          </PaperText>
          <PaperText style={{ flexGrow: 1, flexBasis: 0 }}>{item}</PaperText>
        </Row>
      ))}
    </View>
  );
}
