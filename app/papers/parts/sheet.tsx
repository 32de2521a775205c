import { Document, Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { leftToRight, withoutMarks } from "../texts.ts";
import { fontFamilies } from "./fonts.ts";
import { colors, lineHeightOf, margin, pageHeight, sizes } from "./look.ts";
import { usePaperTexts } from "./paper-texts.tsx";
import { printable } from "./printable.ts";
import { Row } from "./row.tsx";
import { PaperText } from "./paper-text.tsx";

type BookProps = { title: string; foundation: Foundation; madeAt: string; children: ReactNode };

export function Book({ title, foundation, madeAt, children }: BookProps) {
  const { language } = usePaperTexts();
  return (
    <Document
      title={withoutMarks(title)}
      author={foundation.statutoryName[language]}
      creator={foundation.registeredName}
      producer="Open Hand"
      language={language}
      creationDate={new Date(madeAt)}
      pdfVersion="1.7"
    >
      {children}
    </Document>
  );
}

type SheetProps = {
  foundation: Foundation;
  children: ReactNode;
  /** Full width at the top. */
  top?: ReactNode;
  /** Numbered from one, independent of earlier pages. */
  ownNumbers?: boolean;
};

const pageNumberWidth = 110;
const topMargin = 40;
const footerHeight = 44;
const roomAboveFooter = 12;

export function Sheet({ foundation, top, children, ownNumbers = false }: SheetProps) {
  return (
    <Page
      size="A4"
      style={{
        fontFamily: fontFamilies,
        color: colors.ink,
        paddingTop: topMargin,
        paddingBottom: footerHeight + roomAboveFooter,
      }}
    >
      {top !== undefined && <View style={{ marginTop: -topMargin, marginBottom: 18 }}>{top}</View>}
      <View style={{ paddingHorizontal: margin, gap: 7 }}>{children}</View>
      <Footer foundation={foundation} ownNumbers={ownNumbers} />
    </Page>
  );
}

function Footer({ foundation, ownNumbers }: { foundation: Foundation; ownNumbers: boolean }) {
  const { text, language, rightToLeft } = usePaperTexts();
  const { registeredName, kvk, rsin, email } = foundation;
  return (
    <Row
      fixed
      style={{
        position: "absolute",
        // From the top: from the bottom it moves off the page on relayout.
        top: pageHeight - footerHeight,
        left: margin,
        right: margin,
        borderTopWidth: 0.7,
        borderTopColor: colors.line,
        paddingTop: 6,
        gap: 12,
      }}
    >
      <View style={{ flex: 1 }}>
        <PaperText size="small" color="inkSoft">
          {[registeredName, `KVK ${kvk}`, `RSIN ${rsin}`, email].map(leftToRight).join(" · ")}
        </PaperText>
      </View>
      <Text
        style={{
          direction: rightToLeft ? "rtl" : "ltr",
          // The text comes after the page count, so the width must be fixed.
          width: pageNumberWidth,
          textAlign: rightToLeft ? "left" : "right",
          fontSize: sizes.small,
          lineHeight: lineHeightOf(language),
          color: colors.inkSoft,
        }}
        render={(at) => {
          const page = ownNumbers ? at.subPageNumber : at.pageNumber;
          const pages = ownNumbers ? at.subPageTotalPages : at.totalPages;
          return printable(text("papers.page", { page: String(page), pages: String(pages) }));
        }}
      />
    </Row>
  );
}
