import { Link, Path, Svg, View } from "@react-pdf/renderer";
import type { ReceiptChecks, ScanCode } from "../paper.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Row } from "../parts/row.tsx";

/** 0.4 mm per square, readable by a phone. */
const squarePoints = 1.15;

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

function Code({ code: { address, size, path } }: { code: ScanCode }) {
  const width = size * squarePoints;
  return (
    <Link src={address}>
      <Svg viewBox={`0 0 ${size} ${size}`} style={{ width, height: width }}>
        <Path fill="#fff" d={`M0 0H${size}V${size}H0Z`} />
        <Path fill="#000" d={path} />
      </Svg>
    </Link>
  );
}
