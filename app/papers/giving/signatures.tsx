import { View } from "@react-pdf/renderer";
import { colors } from "../parts/look.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Row } from "../parts/row.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Section } from "../parts/section.tsx";
import type { Agreement, Signature } from "./agreement.ts";
import { asWritten } from "../texts.ts";
import { nameOf } from "./agreement-texts.ts";

/** Room for a name and an office in Arabic line height, so that the signatures align. */
const nameHeight = 46;
const lineHeight = 30;
const signatureHeight = 48;

export function Signatures({ agreement: { donor, partner, signed } }: { agreement: Agreement }) {
  const { text, language } = usePaperTexts();
  const office =
    signed.foundation && `${asWritten(signed.foundation.name)}\n${signed.foundation.office[language]}`;
  return (
    <Section together title={text("papers.agreement.signatures")}>
      <Row style={{ gap: 14 }}>
        <Hand
          whose={text("papers.agreement.donor")}
          name={asWritten(nameOf(donor))}
          signature={signed.donor}
        />
        {partner && (
          <Hand
            whose={text("papers.agreement.partner")}
            name={asWritten(nameOf(partner))}
            signature={signed.partner}
          />
        )}
        <Hand whose={text("papers.agreement.foundation")} name={office ?? ""} signature={signed.foundation} />
      </Row>
    </Section>
  );
}

type HandProps = { whose: string; name: string; signature: Signature | null };

function Hand({ whose, name, signature }: HandProps) {
  const { text, format } = usePaperTexts();
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, gap: 4 }}>
      <PaperText bold>{whose}</PaperText>
      <Line label={text("papers.signature.name")} value={name} height={nameHeight} />
      <Line label={text("papers.signature.place")} value={signature ? asWritten(signature.place) : ""} />
      <Line label={text("papers.signature.date")} value={signature ? format.date(signature.on) : ""} />
      <Line label={text("papers.signature.signature")} value="" height={signatureHeight} />
    </View>
  );
}

function Line({ label, value, height = lineHeight }: { label: string; value: string; height?: number }) {
  return (
    <View style={{ minHeight: height, borderBottomWidth: 0.7, borderBottomColor: colors.inkSoft }}>
      <PaperText size="small" color="inkSoft">
        {label}
      </PaperText>
      {value !== "" && <PaperText>{value}</PaperText>}
    </View>
  );
}
