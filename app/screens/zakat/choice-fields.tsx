import { Checkbox } from "../../components/ui/checkbox.tsx";
import { RadioGroup } from "../../components/ui/radio-group.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

const bases = ["lower", "silver", "gold"] as const;
const weights = ["gram", "tola"] as const;
const calendars = ["lunar", "solar"] as const;

/** Where scholars differ, the visitor chooses. The usual choice is the default. */
export function ChoiceFields() {
  const { text } = useText();
  return (
    <Section id="choices" title={text("zakat.group.choices")} heading="text-3xl" className="grid gap-6">
      <RadioGroup
        name="basis"
        legend={text("zakat.basis.legend")}
        options={bases.map((value) => ({ value, label: text(`zakat.basis.${value}`) }))}
        defaultValue="lower"
        layout="sm:grid-cols-3"
      />
      <RadioGroup
        name="weights"
        legend={text("zakat.weights.legend")}
        options={weights.map((value) => ({ value, label: text(`zakat.weights.${value}`) }))}
        defaultValue="gram"
        layout="sm:grid-cols-2"
      />
      <RadioGroup
        name="calendar"
        legend={text("zakat.calendar.legend")}
        options={calendars.map((value) => ({ value, label: text(`zakat.calendar.${value}`) }))}
        defaultValue="lunar"
        layout="sm:grid-cols-2"
      />
      <div>
        <Checkbox
          name="jewellery"
          defaultChecked
          label={text("zakat.jewellery")}
          hint={text("zakat.jewellery.hint")}
        />
        <Checkbox name="hawl" defaultChecked label={text("zakat.hawl")} hint={text("zakat.hawl.hint")} />
      </div>
    </Section>
  );
}
