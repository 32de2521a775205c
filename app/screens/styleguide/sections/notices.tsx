import { Notice, type NoticeTone } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

const tones: NoticeTone[] = ["info", "good", "warn", "bad"];

export default function NoticesSection() {
  const { text } = useText();
  return (
    <Section id="notices">
      <Sample
        title={text("styleguide-parts.notices.titled")}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={text(`styleguide-parts.notices.${tone}`)}>
            {text(`styleguide-parts.notices.${tone}Text`)}
          </Notice>
        ))}
      </Sample>
      <Sample title={text("styleguide-parts.notices.plain")}>
        <Notice>{text("styleguide-parts.notices.infoText")}</Notice>
      </Sample>
    </Section>
  );
}
