import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { PaperText } from "./paper-text.tsx";

/** Minimum content after a heading on its page, in points. */
const keptWithHeading = 90;

type SectionProps = {
  title: string;
  children: ReactNode;
  /** Minimum content after the heading, if its first part is tall. */
  keep?: number;
  /** Fits on one page with its heading. */
  together?: boolean;
};

export function Section({ title, children, keep = keptWithHeading, together = false }: SectionProps) {
  const heading = (
    <PaperText size="heading" bold color="action" minPresenceAhead={keep} style={{ marginTop: 7 }}>
      {title}
    </PaperText>
  );
  if (together) {
    return (
      <View wrap={false} style={{ gap: 7 }}>
        {heading}
        {children}
      </View>
    );
  }
  // No wrapper: the layout looks for following content among siblings only.
  return (
    <>
      {heading}
      {children}
    </>
  );
}

export function SubHeading({ children }: { children: string }) {
  return (
    <PaperText size="lead" bold minPresenceAhead={keptWithHeading} style={{ marginTop: 4 }}>
      {children}
    </PaperText>
  );
}

export function Paragraphs({ children }: { children: readonly string[] }) {
  return children.map((paragraph) => <PaperText key={paragraph}>{paragraph}</PaperText>);
}
