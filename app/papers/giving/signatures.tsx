import { View } from "@react-pdf/renderer";
import { colors } from "../parts/look.ts";
import { usePaperWords } from "../parts/paper-words.tsx";
import { Row } from "../parts/row.tsx";
import { Say } from "../parts/say.tsx";
import { Section } from "../parts/section.tsx";
import type { Agreement, Signature } from "./agreement.ts";
import { asWritten } from "../words.ts";
import { nameOf } from "./agreement-words.ts";

/** A name with the office beneath it. */
const nameHeight = 42;
const signatureHeight = 48;

/** A place for each hand, filled in as far as it is known. */
export function Signatures({ agreement: { donor, partner, signed } }: { agreement: Agreement }) {
  const { text, language } = usePaperWords();
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
  const { text, format } = usePaperWords();
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, gap: 4 }}>
      <Say bold>{whose}</Say>
      <Line label={text("papers.signature.name")} value={name} height={nameHeight} />
      <Line label={text("papers.signature.place")} value={signature ? asWritten(signature.place) : ""} />
      <Line label={text("papers.signature.date")} value={signature ? format.date(signature.on) : ""} />
      <Line label={text("papers.signature.signature")} value="" height={signatureHeight} />
    </View>
  );
}

function Line({ label, value, height = 26 }: { label: string; value: string; height?: number }) {
  return (
    <View style={{ minHeight: height, borderBottomWidth: 0.7, borderBottomColor: colors.inkSoft }}>
      <Say size="small" color="inkSoft">
        {label}
      </Say>
      {value !== "" && <Say>{value}</Say>}
    </View>
  );
}
