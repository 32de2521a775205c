import { Path, Svg, View } from "@react-pdf/renderer";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { leftToRight } from "../texts.ts";
import { colors } from "./look.ts";
import { usePaperTexts } from "./paper-texts.tsx";
import { Row } from "./row.tsx";
import { PaperText } from "./paper-text.tsx";

type LetterheadProps = {
  foundation: Foundation;
  title: string;
  reference: string;
};

export function Letterhead({ foundation, title, reference }: LetterheadProps) {
  return (
    <View style={{ gap: 10, marginBottom: 4 }}>
      <Row style={{ justifyContent: "space-between", alignItems: "flex-start", gap: 20 }}>
        <Sender foundation={foundation} />
        <Address foundation={foundation} />
      </Row>
      <View>
        <PaperText size="title" bold>
          {title}
        </PaperText>
        <PaperText size="lead" color="inkSoft">
          {reference}
        </PaperText>
      </View>
    </View>
  );
}

export function Sender({ foundation }: { foundation: Foundation }) {
  const { language } = usePaperTexts();
  const name = foundation.statutoryName[language];
  return (
    <Row style={{ alignItems: "center", gap: 9 }}>
      <Logo size={30} />
      <View>
        <PaperText size="lead" bold>
          {name}
        </PaperText>
        {name !== foundation.registeredName && (
          <PaperText size="small" color="inkSoft">
            {leftToRight(foundation.registeredName)}
          </PaperText>
        )}
      </View>
    </Row>
  );
}

function Logo({ size }: { size: number }) {
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      <Path fill={colors.action} d="M2 2h9v9H2zM13 13h9v9h-9z" />
      <Path fill={colors.accent} d="M13 2h9a9 9 0 0 1-9 9z" />
      <Path fill={colors.action} fillOpacity={0.55} d="M2 13a9 9 0 0 1 9 9H2z" />
    </Svg>
  );
}

function Address({ foundation }: { foundation: Foundation }) {
  const { language } = usePaperTexts();
  const { address, country, email, phone } = foundation;
  const lines = [
    leftToRight(address.street),
    leftToRight(`${address.postalCode} ${address.city}`),
    country[language],
    leftToRight(email),
    leftToRight(phone),
  ];
  return (
    <View>
      {lines.map((line) => (
        <PaperText key={line} size="small" color="inkSoft" align="end">
          {line}
        </PaperText>
      ))}
    </View>
  );
}
