import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { useText } from "../../../i18n/text.tsx";
import { settingsKey } from "./keys.ts";

type SwitchProps = {
  on: boolean;
  id: "sample-fallback" | "email-review";
  words: "settings.samples" | "settings.emailReview";
};

/** A setting that is on or off. */
export function SwitchSetting({ on, id, words }: SwitchProps) {
  const { text } = useText();
  const { mutate, pending } = useMutation([settingsKey]);
  return (
    <Section id={id} title={text(words)} className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">{text(`${words}.text`)}</p>
      <p className="font-medium">{text(on ? `${words}.on` : `${words}.off`)}</p>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => void mutate("PUT", `/api/admin/settings/${id}`, { on: !on })}
      >
        {text(on ? `${words}.switchOff` : `${words}.switchOn`)}
      </Button>
    </Section>
  );
}
