import { View } from "@react-pdf/renderer";
import type { CampaignPosterPaper } from "../paper.ts";
import { Code } from "../parts/code.tsx";
import { Sender } from "../parts/letterhead.tsx";
import { pageWidth } from "../parts/look.ts";
import { PaperText } from "../parts/paper-text.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Row } from "../parts/row.tsx";
import { SampleNotice } from "../parts/sample-notice.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { TileBand } from "../parts/tile-band.tsx";
import { leftToRight } from "../texts.ts";

const columns = 12;
const rows = 6;
/** Readable from two meters. */
const codeScale = 4;

export function CampaignPoster({ foundation, madeAt, sample, campaign, tile, code }: CampaignPosterPaper) {
  const { text, format, language } = usePaperTexts();
  const title = campaign.title[language];
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Sheet
        foundation={foundation}
        top={<TileBand {...tile} columns={columns} rows={rows} width={pageWidth} />}
      >
        <View style={{ gap: 14 }}>
          {sample && <SampleNotice kind="public" />}
          <PaperText size="display" bold>
            {title}
          </PaperText>
          <PaperText size="heading">{campaign.description[language]}</PaperText>
          <Row style={{ gap: 22, alignItems: "center", marginTop: 12 }}>
            <Code code={code} scale={codeScale} />
            <View style={{ flex: 1, gap: 8 }}>
              <PaperText size="title" bold>
                {text("papers.poster.scan")}
              </PaperText>
              <PaperText size="heading">
                {text("papers.poster.goal", { amount: format.money(campaign.goalCents) })}
              </PaperText>
              <PaperText size="heading">
                {text("papers.poster.until", { date: format.date(campaign.endsOn) })}
              </PaperText>
              <PaperText color="inkSoft">{leftToRight(code.address)}</PaperText>
              <Sender foundation={foundation} />
            </View>
          </Row>
        </View>
      </Sheet>
    </Book>
  );
}
