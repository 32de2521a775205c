import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { PaperText } from "./paper-text.tsx";

/** A heading never stands at the foot of a page alone: at least this much follows it there, in points. */
const keptWithHeading = 90;

type SectionProps = {
  title: string;
  children: ReactNode;
  /** How much must follow the heading on its page, in points, when its first part is taller than a few lines. */
  keep?: number;
  /** Short enough to stand on one page, heading and all. */
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
  // No box around it: what follows a heading is looked for among its own neighbours only.
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
