import { View } from "@react-pdf/renderer";
import type { ReceiptChecks } from "../paper.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Code } from "../parts/code.tsx";
import { Row } from "../parts/row.tsx";

/** Two codes, so that showing the receipt's does not reveal the donor's. */
export function CheckCodes({ checks: { receipt, gift } }: { checks: ReceiptChecks }) {
  const { text } = usePaperTexts();
  return (
    <Row style={{ gap: 10, alignItems: "center" }}>
      <Code code={receipt} />
      <View style={{ flex: 1, gap: 4 }}>
        <PaperText size="small">{text("papers.check.receipt")}</PaperText>
        {!gift && <PaperText size="small">{text("papers.check.later")}</PaperText>}
      </View>
      {gift && (
        <>
          <Code code={gift} />
          <View style={{ flex: 1 }}>
            <PaperText size="small">{text("papers.check.gift")}</PaperText>
          </View>
        </>
      )}
    </Row>
  );
}
