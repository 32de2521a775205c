import { View } from "@react-pdf/renderer";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { PeriodicAgreementPaper } from "../paper.ts";
import { FactGrid } from "../parts/fact-grid.tsx";
import { Letterhead } from "../parts/letterhead.tsx";
import { pageWidth } from "../parts/look.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { SampleNotice } from "../parts/sample-notice.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Paragraphs, Section } from "../parts/section.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { TileBand } from "../parts/tile-band.tsx";
import { leftToRight } from "../texts.ts";
import type { Agreement } from "./agreement.ts";
import { agreementClauses, partyFacts } from "./agreement-texts.ts";
import { Signatures } from "./signatures.tsx";

const copies = ["papers.agreement.copy.donor", "papers.agreement.copy.foundation"] as const;
const bandColumns = 24;

/** The deed, twice: for donor and foundation. */
export function PeriodicAgreement({ foundation, madeAt, sample, agreement }: PeriodicAgreementPaper) {
  const { text } = usePaperTexts();
  const { transactionNumber } = agreement;
  return (
    <Book
      title={`${text("papers.agreement.title")} ${transactionNumber}`}
      foundation={foundation}
      madeAt={madeAt}
    >
      {copies.map((copy) => (
        <Sheet
          key={copy}
          ownNumbers
          foundation={foundation}
          top={
            <TileBand
              seed={transactionNumber}
              program={null}
              columns={bandColumns}
              rows={1}
              width={pageWidth}
            />
          }
        >
          <Letterhead foundation={foundation} title={text("papers.agreement.title")} reference={text(copy)} />
          {sample && <SampleNotice kind="gift" />}
          <Deed foundation={foundation} agreement={agreement} />
        </Sheet>
      ))}
    </Book>
  );
}

function Deed({ foundation, agreement }: { foundation: Foundation; agreement: Agreement }) {
  const words = usePaperTexts();
  const { text, language } = words;
  const { donor, partner, transactionNumber } = agreement;
  const { gift, term, ends } = agreementClauses(agreement, foundation, words);
  return (
    <>
      <Section together title={text("papers.agreement.gift")}>
        <Paragraphs>{gift}</Paragraphs>
      </Section>
      <Section together title={text("papers.agreement.term")}>
        <Paragraphs>{[...term, ...ends]}</Paragraphs>
      </Section>
      <Section together title={text("papers.agreement.donor")}>
        <FactGrid facts={partyFacts(donor, words)} />
      </Section>
      <Section together title={text("papers.agreement.foundation")}>
        <FactGrid
          facts={[
            { label: text("papers.agreement.institution"), value: leftToRight(foundation.registeredName) },
            { label: text("papers.agreement.transaction"), value: leftToRight(transactionNumber) },
            { label: text("papers.rsin"), value: leftToRight(foundation.rsin) },
            { label: text("papers.kvk"), value: leftToRight(foundation.kvk) },
          ]}
        />
      </Section>
      {partner && (
        <Section together title={text("papers.agreement.partner")}>
          <FactGrid facts={partyFacts(partner, words)} />
        </Section>
      )}
      <Signatures agreement={agreement} />
      <View style={{ gap: 3 }}>
        <PaperText size="small" color="inkSoft">
          {text("papers.agreement.keep")}
        </PaperText>
        {language !== "nl" && (
          <PaperText size="small" color="inkSoft">
            {text("papers.agreement.dutch")}
          </PaperText>
        )}
      </View>
    </>
  );
}
