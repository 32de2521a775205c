import { Page, View } from "@react-pdf/renderer";
import type { Edition } from "../paper.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { TileProgram } from "#app/components/tiles/tile-palette.ts";
import { fontFamilies } from "../parts/fonts.ts";
import { Sender } from "../parts/letterhead.tsx";
import { colors, margin, pageWidth } from "../parts/look.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { SampleNotice } from "../parts/sample-notice.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { TileBand } from "../parts/tile-band.tsx";

type CoverProps = {
  foundation: Foundation;
  title: string;
  madeAt: string;
  sample: boolean;
  edition?: Edition | null | undefined;
  tile: { seed: string; program: TileProgram | null };
};

const columns = 12;
const rows = 9;

export function Cover({ foundation, title, madeAt, sample, edition, tile }: CoverProps) {
  const { text, format, language } = usePaperTexts();
  return (
    <Page size="A4" style={{ fontFamily: fontFamilies, color: colors.ink }}>
      <TileBand {...tile} columns={columns} rows={rows} width={pageWidth} />
      <View style={{ flexGrow: 1, padding: margin, paddingTop: 34, justifyContent: "space-between" }}>
        <View style={{ gap: 8 }}>
          <PaperText size="display" bold>
            {title}
          </PaperText>
          <PaperText size="lead" color="inkSoft">
            {text("papers.public.made", { date: format.date(madeAt) })}
          </PaperText>
          {edition && (
            <PaperText color="inkSoft">
              {text("papers.public.edition", {
                version: String(edition.version),
                date: format.date(edition.publishedOn),
              })}
            </PaperText>
          )}
          {edition?.correction && (
            <PaperText>{text("papers.public.corrected", { text: edition.correction[language] })}</PaperText>
          )}
        </View>
        <View style={{ gap: 18 }}>
          {sample && <SampleNotice kind="public" />}
          <Sender foundation={foundation} />
        </View>
      </View>
    </Page>
  );
}
