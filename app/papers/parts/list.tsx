import { View } from "@react-pdf/renderer";
import { Row } from "./row.tsx";
import { Say } from "./say.tsx";

export function List({ items, numbered = false }: { items: readonly string[]; numbered?: boolean }) {
  return (
    <View style={{ gap: 4 }}>
      {items.map((item, index) => (
        <Row key={item} style={{ gap: 6 }} wrap={false}>
          <Say color="action" bold style={{ width: 14 }}>
            {numbered ? `${index + 1}.` : "•"}
          </Say>
          <Say style={{ flexGrow: 1, flexBasis: 0 }}>{item}</Say>
        </Row>
      ))}
    </View>
  );
}
