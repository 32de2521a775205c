import { View } from "@react-pdf/renderer";
import { colors } from "./look.ts";
import { usePaperTexts } from "./paper-texts.tsx";
import { PaperText } from "./paper-text.tsx";

type NoticeProps = { title?: string; children: readonly string[]; tone?: "calm" | "careful" };

const tones = {
  calm: { ground: colors.actionSoft, edge: colors.action },
  careful: { ground: colors.accentSoft, edge: colors.accent },
};

export function Notice({ title, children, tone = "calm" }: NoticeProps) {
  const { rightToLeft } = usePaperTexts();
  const { ground, edge } = tones[tone];
  const side = rightToLeft
    ? { borderRightWidth: 3, borderRightColor: edge }
    : { borderLeftWidth: 3, borderLeftColor: edge };
  return (
    <View
      wrap={false}
      style={{ backgroundColor: ground, paddingVertical: 8, paddingHorizontal: 12, gap: 3, ...side }}
    >
      {title !== undefined && <PaperText bold>{title}</PaperText>}
      {children.map((paragraph) => (
        <PaperText key={paragraph}>{paragraph}</PaperText>
      ))}
    </View>
  );
}
