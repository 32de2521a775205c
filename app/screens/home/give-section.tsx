import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { AmountPicker } from "./amount-picker.tsx";
import { Section } from "./section.tsx";

export function GiveSection() {
  const { text } = useText();
  const { giving } = useSite();
  if (giving !== "FULL") return null;
  return (
    <Section id="give" title={text("home.give.title")} lead={text("home.give.lead")}>
      <AmountPicker id="give" told className="max-w-2xl" />
    </Section>
  );
}
