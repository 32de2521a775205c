import { questionForm } from "#domain/support/support-form.ts";
import { FormFields } from "../../../components/public-form/form-fields.tsx";
import { PlainForm } from "../../../components/public-form/plain-form.tsx";
import { useDefinedForm } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function NewQuestion() {
  const { text, language } = useText();
  const cache = useApiCache();
  const form = useDefinedForm(questionForm, {
    send: (question) => send(language, "POST", "/api/my/support", question),
    onSent: () => {
      void cache.reload("/api/my/support");
      toasts.add({ title: text("support.sent.title"), description: text("support.sent.text") });
    },
    failed: { title: text("support.failed.title"), text: text("support.failed.text") },
  });
  return (
    <Section id="write" title={text("support.new.title")} heading="text-2xl">
      <PlainForm form={form} className="mt-4 grid justify-items-start gap-6">
        <FormFields form={form} className="grid w-full gap-6" extras={{ message: { rows: 5 } }} />
        <Button type="submit" size="large" pending={form.pending} pendingLabel={text("support.submitting")}>
          {text("support.new.submit")}
        </Button>
      </PlainForm>
    </Section>
  );
}
