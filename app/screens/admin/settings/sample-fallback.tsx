import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { settingsKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";

export function SampleFallback({ on }: { on: boolean }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([settingsKey]);
  return (
    <Section id="sample-fallback" title={text("settings.samples")} className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">{text("settings.samples.text")}</p>
      <p className="font-medium">{text(on ? "settings.samples.on" : "settings.samples.off")}</p>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => void mutate("PUT", "/api/admin/settings/sample-fallback", { on: !on })}
      >
        {text(on ? "settings.samples.switchOff" : "settings.samples.switchOn")}
      </Button>
    </Section>
  );
}
