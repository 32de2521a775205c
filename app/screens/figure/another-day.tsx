import { Button } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";
import { TextField } from "../../components/ui/text-field.tsx";

/** A plain GET form: it works before, and without, JavaScript. */
export function AnotherDay({ search }: { search: string }) {
  const { text } = useText();
  const asked = new URLSearchParams(search);
  return (
    <Section id="day" title={text("figure.day")} heading="text-2xl" className="mt-12 print:hidden">
      <p className="mt-2 max-w-prose text-ink-soft">{text("figure.day.hint")}</p>
      <form method="get" className="mt-4 flex flex-wrap items-end gap-4">
        {(["on", "known"] as const).map((name) => (
          <TextField
            key={name}
            label={text(`figure.day.${name}`)}
            type="date"
            name={name}
            defaultValue={asked.get(name) ?? ""}
          />
        ))}
        <Button type="submit">{text("figure.day.show")}</Button>
      </form>
    </Section>
  );
}
